package org.rubisee.bench.report.plot;

import j2html.tags.ContainerTag;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Percentiles of several distributions below each other on a logarithmic axis.
 *
 * @param title what it shows
 * @param rows the distributions, from top
 */
public record SpreadPlot(String title, List<Row> rows) {
  private static final double LEFT = 162;
  private static final double RIGHT = RowFrame.WIDTH - 16;
  private static final double ROW = 19;
  private static final List<Legend.Entry> KEY =
      List.of(
          new Legend.Entry("p50", "spread-1"),
          new Legend.Entry("p95", "spread-2"),
          new Legend.Entry("p99", "spread-3"));

  /**
   * A distribution.
   *
   * @param name what was timed
   * @param count how often
   * @param millis p50, p95 and p99
   */
  public record Row(String name, long count, double[] millis) {}

  /** The figure of it. */
  public Figure figure(String id, String note) {
    String values =
        rows.stream()
            .map(
                row ->
                    String.format(
                        Locale.ROOT,
                        "%s p50 %s, p95 %s, p99 %s",
                        row.name(),
                        Numbers.millis(row.millis()[0]),
                        Numbers.millis(row.millis()[1]),
                        Numbers.millis(row.millis()[2])))
            .collect(Collectors.joining("; "));
    return new Figure(id, title, note, "Response times: " + values, svg(), csv());
  }

  private ContainerTag<?> svg() {
    RowFrame frame = new RowFrame(title, "response time, milliseconds", KEY, ROW, rows.size());
    double least = rows.stream().mapToDouble(r -> r.millis()[0]).min().orElse(1);
    double greatest = rows.stream().mapToDouble(r -> r.millis()[2]).max().orElse(10);
    Scale x = Scale.near(least, greatest, LEFT, RIGHT);
    ContainerTag<?> svg = frame.svg(x);
    for (int row = 0; row < rows.size(); row++) {
      svg.with(drawn(rows.get(row), x, frame.middle(row)));
    }
    return svg;
  }

  private static ContainerTag<?> drawn(Row row, Scale x, double y) {
    ContainerTag<?> group = Shapes.group("spread");
    group.with(Shapes.text("name end", LEFT - 10, y + 4, row.name()));
    double[] millis = row.millis();
    group.with(Shapes.line("reach", Shapes.at(x.at(millis[0]), y), Shapes.at(x.at(millis[2]), y)));
    for (int i = 2; i >= 0; i--) {
      group.with(Shapes.circle("dot " + KEY.get(i).style().css(), x.at(millis[i]), y, 4));
    }
    ContainerTag<?> target =
        Shapes.box("target", Shapes.at(2, y - ROW / 2), Shapes.at(RowFrame.WIDTH - 4, ROW));
    return group.with(
        Shapes.explained(
            target,
            String.format(
                Locale.ROOT,
                "%s, %s times\np50 %s\np95 %s\np99 %s",
                row.name(),
                Numbers.of(row.count()),
                Numbers.millis(millis[0]),
                Numbers.millis(millis[1]),
                Numbers.millis(millis[2]))));
  }

  private String csv() {
    return "name,count,p50_ms,p95_ms,p99_ms\n"
        + rows.stream()
            .map(
                r ->
                    String.format(
                        Locale.ROOT,
                        "%s,%d,%s,%s,%s\n",
                        r.name(),
                        r.count(),
                        Numbers.plain(r.millis()[0]),
                        Numbers.plain(r.millis()[1]),
                        Numbers.plain(r.millis()[2])))
            .collect(Collectors.joining());
  }
}
