"""The shape of all-MiniLM-L6-v2, as the embedding model has it, and the files that hold what was learned from it."""

import json
import math
import random
import struct

import numpy
import torch
from torch import nn
from torch.nn import functional

WIDTH, HEADS, INNER, BATCH, EPSILON = 384, 12, 1536, 32, 1e-12
LAYERS = 6


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
    LINEAR = [part for part in PARTS if not part.endswith("norm")]

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


class Encoder(nn.Module):
    """The mean over the tokens of each text, after so many layers."""

    def __init__(self, tensors, layers):
        super().__init__()
        table = lambda name: nn.Embedding.from_pretrained(tensors[f"embeddings.{name}_embeddings.weight"])
        # What words are stays as it was: the embedding model has the same table, and it is kept once.
        self.words, self.places = table("word"), table("position")
        self.type = tensors["embeddings.token_type_embeddings.weight"][0]
        self.norm = nn.LayerNorm(WIDTH, EPSILON)
        self.norm.weight.data = tensors["embeddings.LayerNorm.weight"].clone()
        self.norm.bias.data = tensors["embeddings.LayerNorm.bias"].clone()
        self.layers = nn.ModuleList(Layer(tensors, f"encoder.layer.{at}.") for at in range(layers))
        self.dropout = nn.Dropout(0.1)

    def forward(self, ids):
        known = ids != 0
        mask = torch.zeros(ids.shape).masked_fill(~known, -1e9)[:, None, None, :]
        hidden = self.words(ids) + self.places(torch.arange(ids.shape[1]))[None] + self.type
        hidden = self.dropout(self.norm(hidden))
        for layer in self.layers:
            hidden = layer(hidden, mask)
        weight = known.float()[..., None]
        return (hidden * weight).sum(1) / weight.sum(1)


def padded(texts):
    ids = torch.zeros(len(texts), max(map(len, texts)), dtype=torch.long)
    for at, text in enumerate(texts):
        ids[at, : len(text)] = torch.tensor(text)
    return ids


def batches(rows):
    """Rows of about one length together, in an order of their own each time."""
    random.shuffle(rows)
    some = BATCH * 20
    ordered = [row for at in range(0, len(rows), some) for row in sorted(rows[at : at + some], key=lambda row: len(row["ids"]))]
    parts = [ordered[at : at + BATCH] for at in range(0, len(ordered), BATCH)]
    random.shuffle(parts)
    for part in parts:
        yield padded([row["ids"] for row in part]), part


def teach(model, rows, epochs, rate, decay, loss_of):
    """The rate rises to its height, then falls."""
    learned = [part for part in model.parameters() if part.requires_grad]
    optimizer = torch.optim.AdamW(learned, lr=rate, weight_decay=decay)
    steps = epochs * math.ceil(len(rows) / BATCH)
    pace = lambda step: min(1, (step + 1) / 100) * max(0.02, 1 - step / steps)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, pace)
    for epoch in range(epochs):
        losses = []
        for ids, part in batches(rows):
            loss = loss_of(model(ids), part)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(learned, 1.0)
            optimizer.step()
            schedule.step()
            losses.append(loss.item())
        print(f"epoch {epoch + 1}: {sum(losses) / len(losses):.3f}", flush=True)


class File:
    """A line of JSON that says what follows, then the numbers: see learned-weights.ts."""

    def __init__(self):
        self.parts, self.numbers = {}, bytearray()

    def put(self, name, values, kind):
        self.parts[name] = {"type": kind, "from": len(self.numbers), "length": int(values.size)}
        self.numbers.extend(values.astype("<f4" if kind == "float32" else "i1").tobytes())

    def write(self, path, about):
        source = "made from sentence-transformers/all-MiniLM-L6-v2, Apache-2.0"
        header = {"source": source, **about, "parts": self.parts}
        with open(path, "wb") as file:
            file.write(json.dumps(header).encode() + b"\n" + self.numbers)
