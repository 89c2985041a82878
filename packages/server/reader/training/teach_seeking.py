"""Teaches a copy of all-MiniLM-L6-v2 near what the answer to a message lies. What was told keeps the vectors that it has.

    python3 teach_seeking.py EXAMPLES.json SOUGHT.weights [--rank 16] [--epochs 3] [--seed 1]

Wants PyTorch (python3-torch of Debian 12 is enough) and no graphics card: half an hour on two cores.
"""

import argparse
import json
import math
import random

import numpy
import torch
from torch import nn
from torch.nn import functional

from minilm import LAYERS, Encoder, File, Layer, padded, read_weights, teach

# How much surer than another a likeness makes: what is alike by 0.05 more is e times as likely.
SHARPNESS = 0.05


class Narrow(nn.Module):
    """A linear layer as it was, and what is learned as a product of two narrow tables beside it."""

    def __init__(self, whole, rank):
        super().__init__()
        self.whole = whole
        self.into = nn.Parameter(torch.randn(rank, whole.in_features) / math.sqrt(whole.in_features))
        self.out = nn.Parameter(torch.zeros(whole.out_features, rank))

    def forward(self, hidden):
        return self.whole(hidden) + hidden @ self.into.T @ self.out.T


def narrowed(model, rank):
    for part in model.parameters():
        part.requires_grad = False
    for layer in model.layers:
        for part in Layer.LINEAR:
            setattr(layer, part, Narrow(getattr(layer, part), rank))
    return model


def embed(model, texts, some=64):
    order = sorted(range(len(texts)), key=lambda at: len(texts[at]))
    vectors = torch.zeros(len(texts), 384)
    with torch.no_grad():
        for at in range(0, len(order), some):
            part = order[at : at + some]
            vectors[part] = functional.normalize(model(padded([texts[at] for at in part])), dim=-1)
    return vectors


def write(model, rank, path):
    file = File()
    for at, layer in enumerate(model.layers):
        for part in Layer.LINEAR:
            narrow, name = getattr(layer, part), f"encoder.layer.{at}.{Layer.PARTS[part]}"
            into, out = narrow.into.detach().numpy(), narrow.out.detach().numpy()
            largest = numpy.maximum(numpy.abs(into).max(1), 1e-8)
            out = out * largest / 127
            scales = numpy.maximum(numpy.abs(out).max(1), 1e-12) / 127
            file.put(f"{name}.into", numpy.round(into / largest[:, None] * 127), "int8")
            file.put(f"{name}.out", numpy.round(out / scales[:, None]), "int8")
            file.put(f"{name}.scales", scales, "float32")
    file.write(path, {"rank": rank})


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("examples")
    parser.add_argument("weights")
    parser.add_argument("--rank", type=int, default=16)
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    random.seed(given.seed)
    torch.manual_seed(given.seed)
    with open(given.examples) as file:
        examples = json.load(file)
    tensors = read_weights(examples["weights"])
    told = [(at, part) for at, fact in enumerate(examples["facts"]) for part in fact["told"]]
    told += [(-1, text) for text in examples["others"]]
    facts = torch.tensor([at for at, _ in told])
    known = embed(Encoder(tensors, LAYERS).eval(), [text for _, text in told])
    rows = [{"ids": ids, "fact": at} for at, fact in enumerate(examples["facts"]) for ids in fact["asked"]]

    def loss_of(means, part):
        """Any part of what was told may hold the answer; everything else does not."""
        likeness = functional.normalize(means, dim=-1) @ known.T / SHARPNESS
        answers = facts[None] == torch.tensor([row["fact"] for row in part])[:, None]
        right = torch.logsumexp(likeness.masked_fill(~answers, -1e9), 1)
        return (torch.logsumexp(likeness, 1) - right).mean()

    seeker = narrowed(Encoder(tensors, LAYERS), given.rank)
    teach(seeker.train(), rows, given.epochs, given.rate, 0.0, loss_of)
    write(seeker.eval(), given.rank, given.weights)


if __name__ == "__main__":
    main()
