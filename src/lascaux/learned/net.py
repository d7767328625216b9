"""A small net with two hidden layers, in flat lists of floats: no more than a few microseconds a position.

The first layer is worked out in two parts, so that what stays the same for all options of a decision is
done once (`prime`), and features that are zero cost nothing.
"""

from typing import final

from librt.vecs import vec

from lascaux.engine.native import i64

Floats = list[float]


@final
class Net:
    """`numbers` holds, row by row, the weights from each input, then the biases, for each layer in turn."""

    def __init__(self, sizes: list[int], numbers: Floats) -> None:
        inputs, first, second, outputs = sizes
        self.inputs: i64 = inputs
        self.first: i64 = first
        self.second: i64 = second
        self.outputs: i64 = outputs
        cuts = [inputs * first, first, first * second, second, second * outputs, outputs]
        assert len(numbers) == sum(cuts)
        parts: list[Floats] = []
        for cut in cuts:
            parts.append(numbers[:cut])
            numbers = numbers[cut:]
        self.first_weights: vec[float] = vec[float](parts[0])
        self.first_bias: vec[float] = vec[float](parts[1])
        self.second_weights: vec[float] = vec[float](parts[2])
        self.second_bias: vec[float] = vec[float](parts[3])
        self.out_weights: vec[float] = vec[float](parts[4])
        self.out_bias: vec[float] = vec[float](parts[5])
        self.base: vec[float] = vec[float]([0.0] * first)
        self.one: vec[float] = vec[float]([0.0] * first)
        self.two: vec[float] = vec[float]([0.0] * second)
        self.out: vec[float] = vec[float]([0.0] * outputs)

    def prime(self, x: "vec[float]", begin: int) -> None:
        """Takes in the features from `begin` on, which stay for the next positions."""
        base = self.base
        bias = self.first_bias
        for i in range(self.first):
            base[i] = bias[i]
        add_rows(base, x, begin, self.inputs, self.first_weights, self.first)

    def run(self, x: "vec[float]", end: int) -> "vec[float]":
        """The outputs for the features before `end` and those taken in before. Good until the next call."""
        one = self.one
        base = self.base
        for i in range(self.first):
            one[i] = base[i]
        add_rows(one, x, 0, end, self.first_weights, self.first)
        clip(one, self.first)
        two = self.two
        second_bias = self.second_bias
        for i in range(self.second):
            two[i] = second_bias[i]
        add_rows(two, one, 0, self.first, self.second_weights, self.second)
        clip(two, self.second)
        out = self.out
        out_bias = self.out_bias
        for i in range(self.outputs):
            out[i] = out_bias[i]
        add_rows(out, two, 0, self.second, self.out_weights, self.outputs)
        return out


def add_rows(
    sums: "vec[float]", x: "vec[float]", begin: i64, end: i64, weights: "vec[float]", width: i64
) -> None:
    """Adds to each sum the inputs from `begin` to `end`, by their weights."""
    for i in range(begin, end):
        value = x[i]
        if value == 0.0:
            continue
        row: i64 = i * width
        for j in range(width):
            sums[j] = sums[j] + value * weights[row + j]


def clip(values: "vec[float]", count: i64) -> None:
    for i in range(count):
        if values[i] < 0.0:
            values[i] = 0.0
