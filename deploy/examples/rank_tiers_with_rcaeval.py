#!/usr/bin/env python3
"""Lets baselines of RCAEval look for the tier at fault in trials of the experiment 'faults'.

It prints, for each baseline, in how many trials the tier at fault comes first, and among the first
two of three. A tier comes where its first metric comes. Needs Python 3.12 and, by pip, RCAEval
1.8.1 (--no-deps is enough), pandas, scikit-learn, requests and tqdm; see docs/robustness.md.
"""

import argparse
import json
import pathlib

import pandas as pd
from RCAEval.e2e import nsigma
from RCAEval.e2e.baro import baro

TIERS = {"web", "app", "db"}


def arguments():
    parser = argparse.ArgumentParser(description="Rank tiers with baselines of RCAEval.")
    parser.add_argument("folders", nargs="+", type=pathlib.Path, metavar="results/ID")
    parser.add_argument("--only", default="cpu,mem,threads,load,error,latency",
                        help="metrics to look at; default: %(default)s")
    return parser.parse_args()


def cases(folders):
    """Yields the tier at fault, the metrics by second, and the second of the fault."""
    for folder in folders:
        for file in sorted(folder.glob("trials/*/label.json")):
            label = json.loads(file.read_text())
            if label["tier"] in TIERS and label["occurrences"]:
                begin = label["occurrences"][0]["startMillis"] // 1000
                yield label["tier"], metrics(file.parent), begin


def metrics(trial):
    """What the processes of the tiers take, and what customers see of the web tier."""
    taken = pd.read_csv(trial / "tiers.csv").rename(
        columns={"epoch_second": "time", "cpu_cores": "cpu", "resident_bytes": "mem"})
    taken = taken.pivot_table(index="time", columns="tier", values=["cpu", "mem", "threads"])
    taken.columns = [f"{tier}_{metric}" for metric, tier in taken.columns]
    pages = pd.read_csv(trial / "client" / "requests.csv")
    pages["time"] = pages.epoch_ms // 1000
    pages["bad"] = ~pages.outcome.isin(["ok", "rejected"])
    pages["seconds"] = pages.response_ms / 1000
    seen = pages.groupby("time").agg(
        web_load=("bad", "size"), web_error=("bad", "sum"), web_latency=("seconds", "mean"))
    return taken.join(seen).fillna(0).sort_index(axis=1).reset_index()


def tiers(metrics):
    return list(dict.fromkeys(metric.split("_")[0] for metric in metrics))


def main():
    asked = arguments()
    wanted = {"time", *asked.only.split(",")}
    found = list(cases(asked.folders))
    if not found:
        raise SystemExit("No trials with a fault of a tier in " + ", ".join(map(str, asked.folders)))
    for baseline in (baro, nsigma):
        orders = []
        for tier, data, second in found:
            data = data[[column for column in data if column.split("_")[-1] in wanted]]
            ranks = baseline(data, inject_time=second, dataset="rubis-ee")["ranks"]
            orders.append((tier, tiers(ranks)))
        for places in (1, 2):
            right = sum(tier in order[:places] for tier, order in orders)
            print(f"{baseline.__name__}: among the first {places}: {right} of {len(orders)}")


main()
