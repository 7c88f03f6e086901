#!/usr/bin/env python3
"""Scales the web nodes of a RUBiS EE run by threshold rules; see docs/controllers.md.

Each second it reads the metrics of the run, and judges each second of the clients once.
  One node more: the web nodes use more than --high CPUs each, or p95 exceeds --p95,
                 for --up seconds in a row.
  One node less: with one node less they would use less than --low CPUs each,
                 and p95 is below half of --p95, for --down seconds in a row.
"""

import argparse
import http.client
import time
import urllib.error
import urllib.request


def arguments():
    parser = argparse.ArgumentParser(description="Scale web nodes by threshold rules.")
    parser.add_argument("--url", default="http://127.0.0.1:9190/")
    parser.add_argument("--token-file", default=".rubis/control-token")
    parser.add_argument("--high", type=float, default=0.6, help="CPUs per node")
    parser.add_argument("--low", type=float, default=0.4, help="CPUs per node")
    parser.add_argument("--p95", type=float, default=0.5, help="seconds")
    parser.add_argument("--up", type=int, default=2, help="seconds in a row")
    parser.add_argument("--down", type=int, default=10, help="seconds in a row")
    parser.add_argument("--first", type=int, default=1, help="nodes at the beginning of a trial")
    return parser.parse_args()


class Run:
    """The endpoint of a run."""

    # a proxy would be told the token
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))

    def __init__(self, url, token_file):
        self.url = url
        with open(token_file, encoding="utf-8") as file:
            self.headers = {"Authorization": "Bearer " + file.read().strip()}

    def _send(self, method, path, body=None, seconds=10):
        request = urllib.request.Request(self.url + path, body, self.headers, method=method)
        with self.direct.open(request, timeout=seconds) as answer:
            return answer.read().decode("utf-8")

    def metrics(self):
        lines = self._send("GET", "metrics").splitlines()
        pairs = (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
        return {name: float(value) for name, value in pairs}

    def use(self, nodes):
        # in Kubernetes a further node has to start first
        self._send("PUT", "web-nodes", str(nodes).encode("ascii"), seconds=600)


class Rules:
    """Counts for how many seconds a threshold has been exceeded."""

    def __init__(self, limits):
        self.limits = limits
        self.second = 0
        self.above = 0
        self.below = 0

    def nodes(self, metrics, in_use, started):
        """The number of nodes that shall be in use from now on.

        Metrics of the same second again say nothing new: on a busy machine clients may be late.
        """
        second = metrics.get("rubis_second", 0)
        if second <= self.second:
            return in_use
        self.second = second
        cpus = metrics.get('rubis_cpu_cores{tier="web"}', 0.0)
        p95 = metrics.get('rubis_response_seconds{quantile="0.95"}', 0.0)
        high = cpus / in_use > self.limits.high or p95 > self.limits.p95
        low = in_use > 1 and cpus / (in_use - 1) < self.limits.low and p95 < self.limits.p95 / 2
        self.above = self.above + 1 if high else 0
        self.below = self.below + 1 if low else 0
        if self.above >= self.limits.up and in_use < started:
            self.above = 0
            return in_use + 1
        if self.below >= self.limits.down:
            self.below = 0
            return in_use - 1
        return in_use


def main():
    limits = arguments()
    run = Run(limits.url, limits.token_file)
    rules = None
    said = None
    while True:
        try:
            metrics = run.metrics()
            if not metrics["rubis_trial_running"]:
                rules = None
            elif rules is None:
                rules = Rules(limits)
                run.use(limits.first)
            else:
                in_use = int(metrics["rubis_web_nodes_in_use"])
                nodes = rules.nodes(metrics, in_use, int(metrics["rubis_web_nodes_started"]))
                if nodes != in_use:
                    run.use(nodes)
                    print(f"{in_use} -> {nodes} web nodes", flush=True)
        except urllib.error.HTTPError as error:
            answer = f"{error.code}: {error.read().decode('utf-8').strip()}"
            if answer != said:  # a trial with static nodes refuses each second
                print(answer, flush=True)
                said = answer
            if error.code != 409:  # 409: the trial ended in between, or its nodes are static
                raise SystemExit(1)
        except (urllib.error.URLError, ConnectionError, http.client.HTTPException):
            print("The run has ended.")
            return
        time.sleep(1)


if __name__ == "__main__":
    main()
