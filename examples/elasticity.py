#!/usr/bin/env python3
"""SPEC's elasticity metrics of a trial with a controller, beside static sites; see
docs/controllers.md.

Example:  python3 examples/elasticity.py results/ID/trials/001-... --capacity 40
"""

import argparse
import csv
import datetime
import json
import math
import pathlib


def offered(trial):
    """Arrivals by second (its end, since 1970) of the measured phase, of all load processes.

    On a busy machine a line may cover several seconds: its arrivals are spread over them.
    """
    seconds = {}
    for file in sorted(trial.glob("client/**/seconds.csv")):
        last = None
        with open(file, newline="", encoding="utf-8") as lines:
            for line in csv.DictReader(lines):
                end = int(line["epoch_second"])
                covered = range(end if last is None else last + 1, end + 1)
                last = end
                if line["phase"] == "measure":
                    arrivals = int(line["offered"]) + int(line["not_offered"])
                    for second in covered:
                        seconds[second] = seconds.get(second, 0) + arrivals / len(covered)
    return seconds


def demand(arrivals, capacity, window):
    """Nodes that the load needs in each second: the mean of arrivals around it, by capacity."""
    needed = {}
    for end in arrivals:
        near = [arrivals[s] for s in range(end - window // 2, end + window // 2 + 1)
                if s in arrivals]
        needed[end] = max(1, math.ceil(sum(near) / len(near) / capacity))
    return needed


def supply(trial, ends):
    """Nodes in use in each second: those at its end."""
    started = json.loads((trial / "trial.json").read_text(encoding="utf-8"))["startedAt"]
    began = datetime.datetime.fromisoformat(started[:19] + "+00:00").timestamp()
    began += float("0" + started[19:].rstrip("Z")) if started[19:20] == "." else 0
    with open(trial / "control.csv", newline="", encoding="utf-8") as lines:
        changes = [(began + float(line["at_seconds"]), int(line["value"]))
                   for line in csv.DictReader(lines) if line["actuator"] == "web-nodes"]
    return {end: [nodes for at, nodes in changes if at <= end][-1] for end in ends}


def elasticity(needed, supplied):
    """Accuracy and time share of under- and over-provisioning, per cent.

    Accuracy: the mean over time of missing or superfluous nodes, relative to the nodes needed.
    Time share: the part of the time in which nodes are missing or superfluous.
    """
    length = len(needed)
    under = [max(needed[s] - supplied[s], 0) / needed[s] for s in needed]
    over = [max(supplied[s] - needed[s], 0) / needed[s] for s in needed]
    return [100 * value / length for value in (
        sum(under), sum(over), sum(part > 0 for part in under), sum(part > 0 for part in over))]


def main():
    parser = argparse.ArgumentParser(description="Elasticity metrics of a trial.")
    parser.add_argument("trial", type=pathlib.Path, help="folder of a trial with control.csv")
    parser.add_argument("--capacity", type=float, required=True,
                        help="arrivals per second that a node sustains")
    parser.add_argument("--window", type=int, default=5, help="seconds of the moving mean")
    asked = parser.parse_args()
    if asked.capacity <= 0 or asked.window < 1:
        parser.error("--capacity and --window must be greater than 0")
    if not (asked.trial / "control.csv").is_file():
        parser.error(f"{asked.trial} has no control.csv: name a trial of a run with --control")
    arrivals = offered(asked.trial)
    if not sum(arrivals.values()):
        parser.error("the trial has no arrivals: use --arrivals open or partly-open")
    needed = demand(arrivals, asked.capacity, asked.window)
    supplied = supply(asked.trial, needed)
    most = max(max(supplied.values()), max(needed.values()))
    print("site               under    over   time under   time over   node seconds")
    rows = [("with controller", supplied)]
    rows += [(f"static, {n} nodes", dict.fromkeys(needed, n)) for n in range(1, most + 1)]
    for name, nodes in rows:
        under, over, time_under, time_over = elasticity(needed, nodes)
        print(f"{name:<16} {under:6.1f} % {over:5.1f} % {time_under:10.1f} % {time_over:9.1f} %"
              f" {sum(nodes.values()):14d}")


if __name__ == "__main__":
    main()
