package org.rubisee.bench.block;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import org.rubisee.bench.results.Configuration;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.Cell;
import org.rubisee.bench.results.block.LoadKind;

/**
 * The order of the blocks of a round: cells are shuffled first; within a cell the sites lie next to
 * each other, shuffled, too. Two sites are measured in the order ABBA or BAAB, so that a drift of
 * the machine cancels out. The seed of the plan, the invocation and the round decide.
 */
record BlockOrder(BlockPlan plan) {

  private static final long INVOCATION = 0x9E3779B97F4A7C15L;
  private static final long ROUND = 0xC2B2AE3D27D4EB4FL;

  /** A site in a cell. */
  record Place(String site, Cell cell) {}

  /**
   * The blocks of a round, in order.
   *
   * @param invocation from 1
   * @param round from 1
   */
  List<Place> round(int invocation, int round) {
    Random random = random(plan, invocation, round);
    List<Cell> cells = new ArrayList<>(cells(round));
    Collections.shuffle(cells, random);
    List<Place> places = new ArrayList<>();
    for (Cell cell : cells) {
      sites(random).forEach(site -> places.add(new Place(site, cell)));
    }
    return places;
  }

  /** What decides the order of a round. */
  static Random random(BlockPlan plan, int invocation, int round) {
    return new Random(
        new SplittableRandom(plan.seed() ^ INVOCATION * invocation ^ ROUND * round).nextLong());
  }

  /** The names of all sites, shuffled. */
  static List<String> shuffledSites(BlockPlan plan, Random random) {
    List<String> names = new ArrayList<>(plan.sites().stream().map(Configuration::name).toList());
    Collections.shuffle(names, random);
    return names;
  }

  /** How many saturated blocks a round has. */
  int blocks() {
    int sites = plan.sites().size();
    return plan.mixes().size() * (sites == 2 ? 2 * sites : sites);
  }

  private List<Cell> cells(int round) {
    List<Cell> cells = new ArrayList<>();
    for (String mix : plan.mixes()) {
      if (round <= plan.rounds()) {
        cells.add(new Cell(mix, LoadKind.SATURATED));
      }
      if (round <= plan.pacedRounds()) {
        cells.add(new Cell(mix, LoadKind.PACED));
      }
    }
    return cells;
  }

  private List<String> sites(Random random) {
    List<String> names = shuffledSites(plan, random);
    if (names.size() == 2) {
      names.addAll(List.of(names.get(1), names.get(0)));
    }
    return names;
  }
}
