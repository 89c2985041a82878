"""Teaches a copy of the first layers of all-MiniLM-L6-v2 what a game master's sentence claims, and a glance at runs of three words.

    python3 teach_claims.py EXAMPLES.json CLAIMS.weights [--layers 4] [--epochs 4] [--seed 1]

Wants PyTorch (python3-torch of Debian 12 is enough) and no graphics card: a quarter of an hour on two cores.
"""

import argparse
import json
import random

import numpy
import torch
from torch import nn
from torch.nn import functional

from minilm import WIDTH, Encoder, File, Layer, read_weights, teach

# Weights are kept within 7 bits, as those of the embedding model are.
LARGEST_WEIGHT = 63


class Reader(nn.Module):
    def __init__(self, tensors, layers, kinds):
        super().__init__()
        self.encoder = Encoder(tensors, layers)
        self.head = nn.Linear(WIDTH, kinds)
        self.dropout = nn.Dropout(0.1)

    def forward(self, ids):
        return self.head(self.dropout(self.encoder(ids)))


class Glance(nn.Module):
    """Knows at once most of what claims nothing."""

    def __init__(self, tensors, kinds, width=32, shapes=96):
        super().__init__()
        words = tensors["embeddings.word_embeddings.weight"]
        # Brought to about the size of one, so that it learns as fast as the rest.
        self.words = nn.Embedding.from_pretrained(words * 4)
        self.narrow = nn.Linear(WIDTH, width, bias=False)
        self.shapes = nn.Conv1d(width, shapes, 3, padding=1)
        self.head = nn.Linear(shapes, kinds)
        self.dropout = nn.Dropout(0.3)

    def forward(self, ids):
        known = (ids != 0).float()[:, None]
        words = self.narrow(self.words(ids)).transpose(1, 2) * known
        found = functional.relu(self.shapes(self.dropout(words))) * known
        return self.head(self.dropout(found.max(2).values))


def loss_of(likely, part):
    kinds = torch.tensor([row["kind"] for row in part])
    return functional.cross_entropy(likely, kinds, label_smoothing=0.05)


def write(reader, glance, kinds, path):
    file = File()

    def put_part(name, module):
        file.put(f"{name}.weight", module.weight.detach().numpy(), "float32")
        file.put(f"{name}.bias", module.bias.detach().numpy(), "float32")

    def put_linear(names, modules):
        rows = numpy.concatenate([module.weight.detach().numpy() for module in modules])
        largest = numpy.maximum(numpy.abs(rows).max(1), 1e-8)
        name = "+".join(names)
        file.put(name, numpy.round(rows / largest[:, None] * LARGEST_WEIGHT).T.copy(), "int8")
        file.put(f"{name}.scales", largest / LARGEST_WEIGHT, "float32")
        file.put(f"{name}.bias", numpy.concatenate([module.bias.detach().numpy() for module in modules]), "float32")

    put_part("embeddings.LayerNorm", reader.encoder.norm)
    for at, layer in enumerate(reader.encoder.layers):
        name = lambda part: f"encoder.layer.{at}.{Layer.PARTS[part]}"
        attention = ("query", "key", "value")
        put_linear([name(part) for part in attention], [getattr(layer, part) for part in attention])
        for part in ("output", "expand", "contract"):
            put_linear([name(part)], [getattr(layer, part)])
        for part in ("middle_norm", "last_norm"):
            put_part(name(part), getattr(layer, part))
    put_part("head", reader.head)
    table = glance.narrow(glance.words.weight).detach().numpy()
    largest = numpy.abs(table).max(0)
    file.put("glance.table", numpy.round(table / largest * 127), "int8")
    # By shape, then by place in the run, then by what the table holds.
    kernel = glance.shapes.weight.detach().numpy().transpose(0, 2, 1) * (largest / 127)
    file.put("glance.kernel", kernel, "float32")
    file.put("glance.bias", glance.shapes.bias.detach().numpy(), "float32")
    put_part("glance.head", glance.head)
    file.write(path, {"layers": len(reader.encoder.layers), "kinds": kinds})


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("examples")
    parser.add_argument("weights")
    parser.add_argument("--layers", type=int, default=4)
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--rate", type=float, default=2e-4)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    random.seed(given.seed)
    torch.manual_seed(given.seed)
    with open(given.examples) as file:
        examples = json.load(file)
    tensors, kinds = read_weights(examples["weights"]), examples["kinds"]
    reader = Reader(tensors, given.layers, len(kinds))
    teach(reader.train(), examples["rows"], given.epochs, given.rate, 0.01, loss_of)
    glance = Glance(tensors, len(kinds))
    teach(glance.train(), examples["rows"], 4 * given.epochs, 10 * given.rate, 0.01, loss_of)
    write(reader.eval(), glance.eval(), kinds, given.weights)


if __name__ == "__main__":
    main()
