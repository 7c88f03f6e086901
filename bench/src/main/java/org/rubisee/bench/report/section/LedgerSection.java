package org.rubisee.bench.report.section;

import static j2html.TagCreator.details;
import static j2html.TagCreator.p;
import static j2html.TagCreator.summary;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.rubisee.bench.ledger.table.AgreedLedgers;
import org.rubisee.bench.ledger.table.Column;
import org.rubisee.bench.ledger.table.Ledger;
import org.rubisee.bench.ledger.table.LedgerRow;
import org.rubisee.bench.ledger.table.LedgerVariant;
import org.rubisee.bench.report.html.Figures;
import org.rubisee.bench.report.html.Grid;
import org.rubisee.bench.report.model.LoadPoint;
import org.rubisee.bench.report.model.MixLedger;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.plot.BarPlot;
import org.rubisee.bench.report.plot.Figure;
import org.rubisee.bench.report.plot.Legend;
import org.rubisee.bench.report.plot.Numbers;
import org.rubisee.bench.results.Configuration;
import org.rubisee.model.Interaction;

/** The ledger counts of an interaction: calls, statements, rows, bytes. */
public final class LedgerSection {

  private final ReportModel model;
  private final AgreedLedgers agreed;

  public LedgerSection(ReportModel model, AgreedLedgers agreed) {
    this.model = model;
    this.agreed = agreed;
  }

  private static final List<Legend.Entry> CALLS =
      List.of(
          new Legend.Entry("remote calls, web to app", "app"),
          new Legend.Entry("calls between beans", "client"));
  private static final List<Legend.Entry> STATEMENTS =
      List.of(new Legend.Entry("SQL statements", "db"));

  /** What stands below the heading. */
  public List<DomContent> body(Figures figures) {
    List<DomContent> body = new ArrayList<>();
    Grid grid = averages();
    List<Figure> plots = new ArrayList<>();
    List<DomContent> parts = new ArrayList<>();
    for (String mix : model.mixes()) {
      Map<String, MixLedger> ledgers = ledgers(model, mix);
      ledgers.forEach((title, ledger) -> grid.row(row(title, ledger)));
      if (!ledgers.isEmpty()) {
        plots.add(plot("Calls", mix, CALLS, ledgers));
        plots.add(plot("SQL statements", mix, STATEMENTS, ledgers));
        parts.add(byInteraction(mix, ledgers));
      }
    }
    if (!plots.isEmpty()) {
      body.add(introduction());
      body.add(figures.beside(plots));
      body.add(grid.shown());
      body.addAll(parts);
    }
    return body;
  }

  private static DomContent introduction() {
    return p(
        "Counted, not timed, on fixed data, so it is the same on every machine: docs/ledger.md tells"
            + " how. With commit option A (marked A warm) all entities were loaded before, so a site"
            + " whose caches are too small for its data loads more. Configurations with other knobs"
            + " that change counts have no ledger and are left out. Averages are weighted by how often the clients"
            + " of this run asked for each interaction; of an interaction with several cases the"
            + " first stands for all. Delays that CPU time does not show begin here.");
  }

  private Map<String, MixLedger> ledgers(ReportModel model, String mix) {
    Map<String, MixLedger> ledgers = new LinkedHashMap<>();
    for (LoadPoint point : model.reference(mix)) {
      Configuration ran = model.configuration(point);
      agreed
          .afterLoad(ran.implementation(), ran.knobs())
          .ifPresent(ledger -> ledgers.put(title(ran, ledger), new MixLedger(ledger, point)));
    }
    return ledgers;
  }

  private static String title(Configuration ran, Ledger ledger) {
    return ran.title() + (ledger.variant().equals(LedgerVariant.A_WARM) ? " (A warm)" : "");
  }

  private static Figure plot(
      String what, String mix, List<Legend.Entry> parts, Map<String, MixLedger> ledgers) {
    List<BarPlot.Bar> bars = new ArrayList<>();
    ledgers.forEach(
        (title, ledger) -> bars.add(new BarPlot.Bar(title, values(parts, ledger), false)));
    String title = what + " per interaction, " + mix + " mix";
    return new BarPlot(title, "per average interaction", parts, bars)
        .figure(
            "ledger-" + what.toLowerCase(java.util.Locale.ROOT).replace(' ', '-') + "-" + mix, "");
  }

  private static double[] values(List<Legend.Entry> parts, MixLedger ledger) {
    return parts.equals(CALLS)
        ? new double[] {ledger.of(Column.REMOTE_CALLS), ledger.of(Column.BEAN_CALLS)}
        : new double[] {ledger.sqlStatements()};
  }

  private static Grid averages() {
    return new Grid(
        2,
        List.of(
            "Configuration",
            "Mix",
            "remote calls",
            "calls between beans",
            "SQL statements",
            "rows sent",
            "rows changed",
            "bytes client–web",
            "bytes web–app",
            "bytes to and from db"));
  }

  private static List<String> row(String title, MixLedger ledger) {
    return List.of(
        title,
        ledger.point().mix(),
        Numbers.of(ledger.of(Column.REMOTE_CALLS)),
        Numbers.of(ledger.of(Column.BEAN_CALLS)),
        Numbers.of(ledger.sqlStatements()),
        Numbers.of(ledger.of(Column.ROWS_SENT)),
        Numbers.of(ledger.of(Column.ROWS_CHANGED)),
        Numbers.of(ledger.of(Column.CLIENT_TO_WEB) + ledger.of(Column.WEB_TO_CLIENT)),
        Numbers.of(ledger.of(Column.WEB_TO_APP) + ledger.of(Column.APP_TO_WEB)),
        Numbers.of(ledger.of(Column.TO_DB) + ledger.of(Column.FROM_DB)));
  }

  private DomContent byInteraction(String mix, Map<String, MixLedger> ledgers) {
    List<String> heads = new ArrayList<>(List.of("Interaction"));
    heads.addAll(ledgers.keySet());
    Grid grid = new Grid(1, heads);
    for (Interaction interaction : ResponseSection.interactions(model.reference(mix))) {
      List<String> cells = new ArrayList<>(List.of(interaction.label()));
      ledgers
          .values()
          .forEach(
              ledger ->
                  cells.add(ledger.row(interaction.label()).map(LedgerSection::cell).orElse("–")));
      grid.row(cells);
    }
    return details(
        summary(
            "Remote calls / calls between beans / SQL statements by interaction, " + mix + " mix"),
        grid.shown());
  }

  private static String cell(LedgerRow row) {
    return row.count(Column.REMOTE_CALLS)
        + " / "
        + row.count(Column.BEAN_CALLS)
        + " / "
        + row.sqlStatements();
  }
}
