package org.rubisee.bench.block;

import java.io.IOException;
import java.util.List;
import org.rubisee.bench.checkout.Terminal;
import org.rubisee.bench.results.block.Block;
import org.rubisee.bench.results.block.BlockPlan;
import org.rubisee.bench.results.block.Stage;
import org.rubisee.settings.Text;

/**
 * Measures every site at each number of clients of the plan's curve, while the servers stay up. A
 * round begins with restored data and new customers. So does a point with which the clients of a
 * fast site could change too much of the data, or with which customers would be held too long.
 *
 * @param growth of the data, which were just restored and warmed
 */
record CurveRounds(BlockPlan plan, Runner runner, DataGrowth growth, Terminal terminal) {

  /**
   * Customers are new ones after so many seconds of blocks. Their tickets are valid for an hour,
   * whether they are held or not.
   */
  static final double MOST_SECONDS = 2_700;

  /** Runs a block and keeps it. */
  interface Runner {
    Block run(BlockRunner.Request request) throws IOException, InterruptedException;
  }

  /**
   * Runs the blocks of an invocation.
   *
   * @param label which invocation it is, in words, or nothing
   * @param fresh restores the data and warms them
   */
  void run(int invocation, String label, InvocationRunner.FreshData fresh)
      throws IOException, InterruptedException {
    CurveOrder order = new CurveOrder(plan);
    double seconds = 0;
    for (int round = 1; round <= plan.rounds(); round++) {
      List<CurveOrder.Point> points = order.round(invocation, round);
      for (int i = 0; i < points.size(); i++) {
        CurveOrder.Point point = points.get(i);
        double secondsPerPoint = point.sites().size() * plan.curve().secondsPerBlock();
        boolean isHeldTooLong = seconds > 0 && seconds + secondsPerPoint > MOST_SECONDS;
        if (i == 0 && round > 1 || isHeldTooLong || growth.isTooMuchWith(point)) {
          fresh.make();
          growth.restored();
          seconds = 0;
        }
        growth.add(point);
        seconds += secondsPerPoint;
        for (String site : point.sites()) {
          Block block =
              runner.run(
                  BlockRunner.Request.thinking(
                      invocation, round, Stage.CURVE, site, point.mix(), point.clients()));
          terminal.progress(
              Text.of(
                  "%sround %d of %d, point %d of %d  %s, %s mix, %d clients: %.1f interactions/s",
                  label,
                  round,
                  plan.rounds(),
                  i + 1,
                  points.size(),
                  site,
                  point.mix(),
                  point.clients(),
                  block.throughput()));
        }
      }
    }
  }
}
