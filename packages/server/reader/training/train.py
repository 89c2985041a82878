"""Teaches a copy of the first layers of all-MiniLM-L6-v2 what a game master's sentence claims, and a glance at runs of three words.

    python3 train.py EXAMPLES.json CLAIMS.weights [--layers 4] [--epochs 4] [--seed 1]

Wants PyTorch (python3-torch of Debian 12 is enough) and no graphics card: a quarter of an hour on two cores.
"""

import argparse
import json
import math
import random
import struct

import numpy
import torch
from torch import nn
from torch.nn import functional

WIDTH, HEADS, INNER, BATCH, EPSILON = 384, 12, 1536, 32, 1e-12
# Weights are kept within 7 bits, as those of the embedding model are.
LARGEST_WEIGHT = 63


def read_weights(path):
    with open(path, "rb") as file:
        (length,) = struct.unpack("<Q", file.read(8))
        header, numbers = json.loads(file.read(length)), file.read()
    tensors = {}
    for name, entry in header.items():
        if isinstance(entry, dict) and entry.get("dtype") == "F16":
            start, end = entry["data_offsets"]
            halves = numpy.frombuffer(numbers[start:end], dtype="<f2").astype("f4")
            tensors[name] = torch.from_numpy(halves.reshape(entry["shape"]).copy())
    return tensors


class Layer(nn.Module):
    PARTS = {
        "query": "attention.self.query",
        "key": "attention.self.key",
        "value": "attention.self.value",
        "output": "attention.output.dense",
        "middle_norm": "attention.output.LayerNorm",
        "expand": "intermediate.dense",
        "contract": "output.dense",
        "last_norm": "output.LayerNorm",
    }

    def __init__(self, tensors, prefix):
        super().__init__()
        for part, name in self.PARTS.items():
            weight, bias = tensors[f"{prefix}{name}.weight"], tensors[f"{prefix}{name}.bias"]
            module = nn.LayerNorm(WIDTH, EPSILON) if part.endswith("norm") else nn.Linear(*weight.shape[::-1])
            module.weight.data, module.bias.data = weight.clone(), bias.clone()
            setattr(self, part, module)
        self.dropout = nn.Dropout(0.1)

    def forward(self, hidden, mask):
        batch, length, _ = hidden.shape
        query, key, value = (
            part(hidden).view(batch, length, HEADS, WIDTH // HEADS).transpose(1, 2)
            for part in (self.query, self.key, self.value)
        )
        likeness = query @ key.transpose(-1, -2) / math.sqrt(WIDTH // HEADS) + mask
        context = (torch.softmax(likeness, -1) @ value).transpose(1, 2).reshape(batch, length, WIDTH)
        hidden = self.middle_norm(hidden + self.dropout(self.output(context)))
        return self.last_norm(hidden + self.dropout(self.contract(functional.gelu(self.expand(hidden)))))


class Reader(nn.Module):
    def __init__(self, tensors, layers, kinds):
        super().__init__()
        table = lambda name: nn.Embedding.from_pretrained(tensors[f"embeddings.{name}_embeddings.weight"])
        # What words are stays as it was: the embedding model has the same table, and it is kept once.
        self.words, self.places = table("word"), table("position")
        self.type = tensors["embeddings.token_type_embeddings.weight"][0]
        self.norm = nn.LayerNorm(WIDTH, EPSILON)
        self.norm.weight.data = tensors["embeddings.LayerNorm.weight"].clone()
        self.norm.bias.data = tensors["embeddings.LayerNorm.bias"].clone()
        self.layers = nn.ModuleList(Layer(tensors, f"encoder.layer.{at}.") for at in range(layers))
        self.head = nn.Linear(WIDTH, kinds)
        self.dropout = nn.Dropout(0.1)

    def forward(self, ids):
        known = ids != 0
        mask = torch.zeros(ids.shape).masked_fill(~known, -1e9)[:, None, None, :]
        hidden = self.words(ids) + self.places(torch.arange(ids.shape[1]))[None] + self.type
        hidden = self.dropout(self.norm(hidden))
        for layer in self.layers:
            hidden = layer(hidden, mask)
        weight = known.float()[..., None]
        return self.head(self.dropout((hidden * weight).sum(1) / weight.sum(1)))


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


def batches(rows):
    """Sentences of about one length together, in an order of their own each time."""
    random.shuffle(rows)
    some = BATCH * 20
    ordered = [row for at in range(0, len(rows), some) for row in sorted(rows[at : at + some], key=lambda row: len(row["ids"]))]
    parts = [ordered[at : at + BATCH] for at in range(0, len(ordered), BATCH)]
    random.shuffle(parts)
    for part in parts:
        ids = torch.zeros(len(part), max(len(row["ids"]) for row in part), dtype=torch.long)
        for at, row in enumerate(part):
            ids[at, : len(row["ids"])] = torch.tensor(row["ids"])
        yield ids, torch.tensor([row["kind"] for row in part])


def teach(reader, rows, epochs, rate):
    learned = [part for part in reader.parameters() if part.requires_grad]
    optimizer = torch.optim.AdamW(learned, lr=rate, weight_decay=0.01)
    steps = epochs * math.ceil(len(rows) / BATCH)
    pace = lambda step: min(1, (step + 1) / 100) * max(0.02, 1 - step / steps)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, pace)
    for epoch in range(epochs):
        losses = []
        for ids, kinds in batches(rows):
            loss = functional.cross_entropy(reader(ids), kinds, label_smoothing=0.05)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(learned, 1.0)
            optimizer.step()
            schedule.step()
            losses.append(loss.item())
        print(f"epoch {epoch + 1}: {sum(losses) / len(losses):.3f}", flush=True)


def write(reader, glance, kinds, path):
    """A line of JSON that says what follows, then the numbers: see claim-weights.ts."""
    parts, numbers = {}, bytearray()

    def put(name, values, kind):
        parts[name] = {"type": kind, "from": len(numbers), "length": int(values.size)}
        numbers.extend(values.astype("<f4" if kind == "float32" else "i1").tobytes())

    def put_part(name, module):
        put(f"{name}.weight", module.weight.detach().numpy(), "float32")
        put(f"{name}.bias", module.bias.detach().numpy(), "float32")

    def put_linear(names, modules):
        rows = numpy.concatenate([module.weight.detach().numpy() for module in modules])
        largest = numpy.maximum(numpy.abs(rows).max(1), 1e-8)
        name = "+".join(names)
        put(name, numpy.round(rows / largest[:, None] * LARGEST_WEIGHT).T.copy(), "int8")
        put(f"{name}.scales", largest / LARGEST_WEIGHT, "float32")
        put(f"{name}.bias", numpy.concatenate([module.bias.detach().numpy() for module in modules]), "float32")

    put_part("embeddings.LayerNorm", reader.norm)
    for at, layer in enumerate(reader.layers):
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
    put("glance.table", numpy.round(table / largest * 127), "int8")
    # By shape, then by place in the run, then by what the table holds.
    kernel = glance.shapes.weight.detach().numpy().transpose(0, 2, 1) * (largest / 127)
    put("glance.kernel", kernel, "float32")
    put("glance.bias", glance.shapes.bias.detach().numpy(), "float32")
    put_part("glance.head", glance.head)
    source = "made from sentence-transformers/all-MiniLM-L6-v2, Apache-2.0"
    header = {"source": source, "layers": len(reader.layers), "kinds": kinds, "parts": parts}
    with open(path, "wb") as file:
        file.write(json.dumps(header).encode() + b"\n" + numbers)


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
    teach(reader.train(), examples["rows"], given.epochs, given.rate)
    glance = Glance(tensors, len(kinds))
    teach(glance.train(), examples["rows"], 4 * given.epochs, 10 * given.rate)
    write(reader.eval(), glance.eval(), kinds, given.weights)


main()
