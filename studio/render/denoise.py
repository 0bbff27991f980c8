"""Removes the noise of a path-traced picture.

Non-local means over two renderings A and B of the same scene with different seeds (Rousselle, Knaus, Zwicker 2012,
'Adaptive rendering with non-local means filtering'): the weights for A come from B and the other way round, so that
noise does not guide its own removal; the variance of a pixel is estimated from (A - B)². Normals and albedo, which are
almost free of noise, keep edges that the color alone would lose.
"""
import numpy as np

RADIUS = 6
PATCH = 1
STRENGTH = 0.55


def box(image, radius):
    """Mean over a square of 2 radius + 1 pixels."""
    size = 2 * radius + 1
    height, width = image.shape
    padded = np.pad(image, radius, mode="edge")
    rows = padded[:height].copy()
    for k in range(1, size):
        rows += padded[k:k + height]
    out = rows[:, :width].copy()
    for k in range(1, size):
        out += rows[:, k:k + width]
    out *= 1.0 / (size * size)
    return out


class Shifting:
    """Planes of an image with a border, so that a shifted one is a view and not a copy."""

    def __init__(self, image):
        self.height, self.width = image.shape[:2]
        planes = image[:, :, None] if image.ndim == 2 else image
        self.planes = [np.pad(np.ascontiguousarray(planes[:, :, k], dtype=np.float32), RADIUS, mode="edge") for k in range(planes.shape[2])]

    def at(self, dy, dx):
        rows = slice(RADIUS + dy, RADIUS + dy + self.height)
        columns = slice(RADIUS + dx, RADIUS + dx + self.width)
        return [plane[rows, columns] for plane in self.planes]


def squares(one, two, factor):
    """Sum over the planes of the squared differences, times a factor."""
    total = None
    for a, b in zip(one, two):
        difference = a - b
        difference *= difference
        total = difference if total is None else np.add(total, difference, out=total)
    total *= factor
    return total


def denoise(a, b, normal, albedo):
    # Work where the eye does: highlights compressed, so that one bright pixel does not rule its patch.
    a, b = (np.sqrt(np.maximum(image, 0)).astype(np.float32) for image in (a, b))
    variance = np.maximum(box(((a - b) ** 2).mean(axis=2) * 0.5, 2), 1e-7)
    images = [Shifting(a), Shifting(b)]
    # Lightness and warmth tell neighbours apart; the third plane would tell nothing more.
    guides = [Shifting(np.stack([image.mean(axis=2), image[:, :, 0] - image[:, :, 2]], axis=2)) for image in (a, b)]
    variances, normals, albedos = Shifting(variance), Shifting(normal), Shifting(np.clip(albedo, 0, 1))
    sums = [[np.zeros_like(variance) for _ in range(3)] for _ in range(2)]
    weights = [np.zeros_like(variance) for _ in range(2)]
    here = (0, 0)
    for dy in range(-RADIUS, RADIUS + 1):
        for dx in range(-RADIUS, RADIUS + 1):
            if (dy, dx) < here:
                continue
            there = variances.at(dy, dx)[0]
            both = variance + np.minimum(variance, there)
            spread = 1.0 / (1e-6 + STRENGTH * STRENGTH * (variance + there))
            feature = squares(normals.at(*here), normals.at(dy, dx), 18.0)
            feature += squares(albedos.at(*here), albedos.at(dy, dx), 90.0)
            for own, other in ((0, 1), (1, 0)):
                distance = squares(guides[other].at(*here), guides[other].at(dy, dx), 0.5)
                distance -= both
                distance *= spread
                distance = box(distance, PATCH)
                np.maximum(distance, feature, out=distance)
                np.maximum(distance, 0, out=distance)
                weight = np.exp(np.negative(distance, out=distance), out=distance)
                for total, plane in zip(sums[own], images[own].at(dy, dx)):
                    total += weight * plane
                weights[own] += weight
                if (dy, dx) != here:
                    # The same pair seen from its other end.
                    add_back(sums[own], weights[own], weight, images[own], dy, dx)
    clean = np.stack([(one / weights[0] + two / weights[1]) / 2 for one, two in zip(*sums)], axis=2)
    return clean * clean


def add_back(sums, weights, weight, image, dy, dx):
    """Adds pairs (p - d, p) to p: those whose p - d lies inside."""
    height, width = weight.shape
    ys, yd = slice(0, height - dy), slice(dy, height)
    xs, xd = (slice(0, width - dx), slice(dx, width)) if dx >= 0 else (slice(-dx, width), slice(0, width + dx))
    part = weight[ys, xs]
    weights[yd, xd] += part
    for total, plane in zip(sums, image.at(0, 0)):
        total[yd, xd] += part * plane[ys, xs]
