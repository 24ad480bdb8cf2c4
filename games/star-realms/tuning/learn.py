"""Learns the weights of the net (bot/net.ts) from samples (tuning/samples.ts), on a GPU where there is one.

    python3 learn.py OUT EPOCHS SECONDS BEFORE FILE...

OUT gets the weights, BEFORE names weights to go on from (or `none`); learning stops after so many SECONDS. Of every file the last
twentieth is never learnt from. A FILE may carry `*SHARE`: that share of its samples is taken into each epoch.
"""

import sys
import time

import numpy as np
import torch
import torch.nn.functional as F

FIRST, SECOND, THIRD = 96, 64, 32
KINDS, PLAYERS = 5, 6
HELD_OUT = 0.05
# What a sample is taught: whether it was won, mixed turn by turn with how the net judges the turns after it.
TRUST = 0.9
BATCH = 8192
PACE = 2e-3
MODES = ["standard", "freeForAll", "hunter", "firstBlood", "hydra2", "hydra3", "emperor", "raid", "campaign"]

device = "cuda" if torch.cuda.is_available() else "cpu"
began = time.time()


def say(*words):
    print(f"{time.time() - began:6.1f}s", *words, flush=True)


def read(path):
    """The arrays of a file."""
    raw = np.fromfile(path, dtype=np.uint8)
    player_inputs, inputs, positions, rows, entries, samples = (int(n) for n in raw[:24].view(np.uint32))
    at = 24

    def take(dtype, n):
        nonlocal at
        size = n * np.dtype(dtype).itemsize
        found = raw[at : at + size].view(dtype)
        at += (size + 3) // 4 * 4
        return found

    return {
        "player_inputs": player_inputs,
        "inputs": inputs,
        "row_end": take(np.uint32, rows),
        "at": take(np.uint16, entries),
        "value": take(np.float32, entries),
        "first_row": take(np.uint32, positions),
        "players": take(np.uint8, positions),
        "position": take(np.uint32, samples),
        "kinds": take(np.uint8, samples * PLAYERS).reshape(-1, PLAYERS),
        "won": take(np.uint8, samples),
        "next": take(np.uint8, samples),
        "mode": take(np.uint8, samples),
    }


class Samples:
    """All files on the device: rows of players and of tables, dense, and the samples that point at them."""

    def __init__(self, files):
        given = [(path, float(share or 1)) for path, _, share in (name.partition("*") for name in files)]
        read_files = [(read(path), share) for path, share in given]
        self.player_inputs = read_files[0][0]["player_inputs"]
        self.table_inputs = read_files[0][0]["inputs"] - self.player_inputs
        players, tables, rows, kinds, table_of, won, after, mode, held, share = ([] for _ in range(10))
        n_players, n_tables = 1, 0  # row 0 stands for a player who is not there
        players.append(torch.zeros(1, self.player_inputs, dtype=torch.float16, device=device))
        for f, part in read_files:
            n_rows = len(f["row_end"])
            is_table = np.zeros(n_rows, dtype=bool)
            is_table[f["first_row"] + f["players"]] = True
            number = np.where(is_table, np.cumsum(is_table) - 1, np.cumsum(~is_table) - 1)
            counts = np.diff(f["row_end"].astype(np.int64), prepend=0)
            players.append(self.dense(f, ~is_table, number, counts, self.player_inputs, 0))
            tables.append(self.dense(f, is_table, number, counts, self.table_inputs, self.player_inputs))
            first = number[f["first_row"]][f["position"]]
            here = f["kinds"] < KINDS
            rows.append(np.where(here, n_players + first[:, None] + np.arange(PLAYERS), 0).astype(np.int32))
            kinds.append(np.where(here, f["kinds"], 0))
            table_of.append(n_tables + f["position"].astype(np.int64))
            won.append(f["won"])
            after.append(f["next"])
            mode.append(f["mode"])
            n = len(f["won"])
            held.append(np.arange(n) >= (1 - HELD_OUT) * n)
            share.append(np.full(n, part, dtype=np.float32))
            n_players += players[-1].shape[0]
            n_tables += tables[-1].shape[0]
        to = lambda parts, dtype: torch.from_numpy(np.concatenate(parts)).to(device, dtype)
        self.players, self.tables = torch.cat(players), torch.cat(tables)
        self.rows, self.kinds, self.table_of = to(rows, torch.int32), to(kinds, torch.int64), to(table_of, torch.int64)
        self.won, self.after, self.mode = to(won, torch.float32), to(after, torch.uint8), to(mode, torch.uint8)
        self.held, self.share = to(held, torch.bool), to(share, torch.float32)
        self.n = len(self.won)
        # How many samples come after each in its chain: those taught first have none.
        ends = np.flatnonzero(np.concatenate(after) == 0)
        index = np.arange(self.n)
        self.left = ends[np.searchsorted(ends, index)] - index

    @staticmethod
    def dense(f, which, number, counts, width, less):
        out = torch.zeros(int(which.sum()), width, dtype=torch.float16, device=device)
        step = 1 << 22
        bounds = f["row_end"].astype(np.int64)
        for low in range(0, len(counts), step):
            high = min(len(counts), low + step)
            begin, end = (bounds[low - 1] if low else 0), bounds[high - 1]
            row = np.repeat(np.arange(low, high), counts[low:high])
            mine = which[row]
            r = torch.from_numpy(number[row[mine]]).to(device)
            c = torch.from_numpy(f["at"][begin:end][mine].astype(np.int64) - less).to(device)
            v = torch.from_numpy(f["value"][begin:end][mine]).to(device, torch.float16)
            out.index_put_((r, c), v, accumulate=True)
        return out

    def batch(self, index):
        rows = self.rows[index].long()
        return self.players[rows], rows > 0, self.kinds[index], self.tables[self.table_of[index]]


class Net(torch.nn.Module):
    def __init__(self, player_inputs, table_inputs):
        super().__init__()
        spread = lambda n, m, by: torch.nn.Parameter((torch.rand(n, m) * 2 - 1) * by)
        zeros = lambda n: torch.nn.Parameter(torch.zeros(n))
        self.first, self.first_bias = spread(player_inputs, FIRST, 0.1), zeros(FIRST)
        self.second = spread(KINDS * FIRST, SECOND, (3 / (2 * FIRST)) ** 0.5)
        self.table, self.second_bias = spread(table_inputs, SECOND, 0.1), zeros(SECOND)
        self.third, self.third_bias = spread(SECOND, THIRD, (3 / SECOND) ** 0.5), zeros(THIRD)
        self.last, self.last_bias = spread(THIRD, 1, (3 / THIRD) ** 0.5), zeros(1)

    def forward(self, players, here, kinds, table):
        one = F.relu(players.float() @ self.first + self.first_bias) * here.unsqueeze(-1)
        sums = torch.zeros(len(table), KINDS, FIRST, device=one.device)
        sums.scatter_add_(1, kinds.unsqueeze(-1).expand(-1, -1, FIRST), one)
        second = F.relu(sums.flatten(1) @ self.second + table.float() @ self.table + self.second_bias)
        third = F.relu(second @ self.third + self.third_bias)
        return (third @ self.last).squeeze(-1) + self.last_bias


def judged(net, samples):
    with torch.no_grad():
        return torch.cat([torch.sigmoid(net(*samples.batch(torch.arange(i, min(samples.n, i + 32768), device=device)))) for i in range(0, samples.n, 32768)])


def lessons(net, samples):
    chance = judged(net, samples)
    taught = samples.won.clone()
    order = torch.from_numpy(np.argsort(samples.left, kind="stable")).to(device)
    bounds = np.cumsum(np.bincount(samples.left))
    for low, high in zip(bounds[:-1], bounds[1:]):
        i = order[low:high]
        later = TRUST * taught[i + 1] + (1 - TRUST) * chance[i + 1]
        taught[i] = torch.where(samples.after[i] == 1, later, 1 - later)
    return taught


def report(net, samples, name):
    chance = judged(net, samples)[samples.held].clamp(1e-6, 1 - 1e-6)
    won, mode = samples.won[samples.held], samples.mode[samples.held]
    loss = F.binary_cross_entropy(chance, won, reduction="none")
    right = ((chance > 0.5) == (won > 0.5)).float()
    parts = []
    for m, mode_name in enumerate(MODES):
        of = mode == m
        if of.any():
            parts.append(f"{mode_name} {loss[of].mean():.4f} ({100 * right[of].mean():.1f} %)")
    say(f"{name}: loss {loss.mean():.4f};", ", ".join(parts))


def learn(out, epochs, seconds, before, files):
    torch.manual_seed(1)
    samples = Samples(files)
    say(f"{samples.n} samples, {samples.players.shape[0]} players, {samples.player_inputs} + {samples.table_inputs} inputs")
    net = Net(samples.player_inputs, samples.table_inputs).to(device)
    if before != "none":
        weights = torch.from_numpy(np.fromfile(before, dtype=np.float32)).to(device)
        with torch.no_grad():
            for p in net.parameters():
                p.copy_(weights[: p.numel()].view_as(p))
                weights = weights[p.numel() :]
        report(net, samples, "before")
    adam = torch.optim.AdamW(net.parameters(), lr=PACE, weight_decay=1e-3)
    start, taught, steps = time.time(), samples.won, 0
    for epoch in range(epochs):
        if epoch > 0 or before != "none":
            taught = lessons(net, samples)
        chosen = torch.nonzero(~samples.held & (torch.rand(samples.n, device=device) < samples.share)).squeeze(-1)
        chosen = chosen[torch.randperm(len(chosen), device=device)]
        for low in range(0, len(chosen), BATCH):
            done = max((epoch + low / len(chosen)) / epochs, (time.time() - start) / seconds)
            if done >= 1:
                break
            for group in adam.param_groups:
                group["lr"] = PACE * min(1, (steps + 1) / 200) * (1 - 0.98 * done)
            index = chosen[low : low + BATCH]
            loss = F.binary_cross_entropy_with_logits(net(*samples.batch(index)), taught[index])
            adam.zero_grad(set_to_none=True)
            loss.backward()
            adam.step()
            steps += 1
        if epoch % 4 == 3 or epoch == epochs - 1 or done >= 1:
            report(net, samples, f"epoch {epoch + 1}, step {steps}")
        if done >= 1:
            break
    # Inputs that never came up say nothing.
    with torch.no_grad():
        net.first[~(samples.players != 0).any(0)] = 0
        net.table[~(samples.tables != 0).any(0)] = 0
    torch.cat([p.detach().flatten() for p in net.parameters()]).float().cpu().numpy().tofile(out)


learn(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), sys.argv[4], sys.argv[5:])
