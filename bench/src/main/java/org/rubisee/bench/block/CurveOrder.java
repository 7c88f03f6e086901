package org.rubisee.bench.block;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.rubisee.bench.results.block.BlockPlan;

/**
 * The order of the points of a curve in a round: mixes and numbers of clients are shuffled; at each
 * point the sites lie next to each other, shuffled, too. Each even round is the odd one before it
 * backwards, so that a drift of the machine cancels out. Sites that have no such point are left
 * out. The seed of the plan, the invocation and the round decide.
 */
record CurveOrder(BlockPlan plan) {

  /**
   * A number of clients in a mix.
   *
   * @param sites the names of the sites in the order in which they are measured
   */
  record Point(String mix, int clients, List<String> sites) {

    private Point backwards() {
      return new Point(mix, clients, reversed(sites));
    }
  }

  /**
   * The points of a round, in order.
   *
   * @param invocation from 1
   * @param round from 1
   */
  List<Point> round(int invocation, int round) {
    if (round % 2 == 0) {
      return reversed(round(invocation, round - 1).stream().map(Point::backwards).toList());
    }
    Random random = BlockOrder.random(plan, invocation, round);
    List<Point> points = new ArrayList<>();
    for (String mix : plan.mixes()) {
      for (int clients : plan.curve().clients()) {
        List<String> sites =
            BlockOrder.shuffledSites(plan, random).stream()
                .filter(site -> plan.curve().clients(site, mix).contains(clients))
                .toList();
        if (!sites.isEmpty()) {
          points.add(new Point(mix, clients, sites));
        }
      }
    }
    Collections.shuffle(points, random);
    return points;
  }

  private static <T> List<T> reversed(List<T> list) {
    List<T> backwards = new ArrayList<>(list);
    Collections.reverse(backwards);
    return List.copyOf(backwards);
  }
}
