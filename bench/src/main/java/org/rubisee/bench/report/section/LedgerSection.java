package org.rubisee.bench.report.section;

import static j2html.TagCreator.details;
import static j2html.TagCreator.p;
import static j2html.TagCreator.summary;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.rubisee.application.Interaction;
import org.rubisee.bench.ledger.table.AgreedLedgers;
import org.rubisee.bench.ledger.table.Column;
import org.rubisee.bench.ledger.table.Ledger;
import org.rubisee.bench.ledger.table.LedgerRow;
import org.rubisee.bench.ledger.table.LedgerVariant;
import org.rubisee.bench.report.html.Figures;
import org.rubisee.bench.report.html.Table;
import org.rubisee.bench.report.model.LoadPoint;
import org.rubisee.bench.report.model.MixLedger;
import org.rubisee.bench.report.model.ReportModel;
import org.rubisee.bench.report.plot.BarPlot;
import org.rubisee.bench.report.plot.Figure;
import org.rubisee.bench.report.plot.Legend;
import org.rubisee.bench.results.Configuration;

/** The ledger counts of an interaction: calls, statements, rows, bytes. */
public record LedgerSection(ReportModel model, AgreedLedgers agreed) {

  private static final List<Legend.Entry> CALLS =
      List.of(
          new Legend.Entry("remote calls, web to app", "app"),
          new Legend.Entry("calls between beans", "client"));
  private static final List<Legend.Entry> STATEMENTS =
      List.of(new Legend.Entry("SQL statements", "db"));

  /** What a configuration does per interaction. */
  private record Counted(String title, MixLedger ledger) {

    double of(Column... columns) {
      return Stream.of(columns).mapToDouble(ledger::of).sum();
    }
  }

  /** What stands below the heading. */
  public List<DomContent> body(Figures figures) {
    List<Counted> rows = new ArrayList<>();
    List<Figure> plots = new ArrayList<>();
    List<DomContent> parts = new ArrayList<>();
    for (String mix : model.mixes()) {
      List<Counted> ledgers = ledgers(mix);
      rows.addAll(ledgers);
      if (!ledgers.isEmpty()) {
        plots.add(plot("Calls", mix, CALLS, ledgers, Column.REMOTE_CALLS, Column.BEAN_CALLS));
        plots.add(plot("SQL statements", mix, STATEMENTS, ledgers));
        parts.add(byInteraction(mix, ledgers));
      }
    }
    List<DomContent> body = new ArrayList<>();
    if (!rows.isEmpty()) {
      body.add(introduction());
      body.add(figures.beside(plots));
      body.add(averages().of(rows));
      body.addAll(parts);
    }
    return body;
  }

  private static DomContent introduction() {
    return p(
        "Counted, not timed, on fixed data, so it is the same on every machine: docs/ledger.md"
            + " tells how. With commit option A (marked A warm) all entities were loaded before, so"
            + " a site whose caches are too small for its data loads more. Configurations with"
            + " other knobs that change counts have no ledger and are left out. Averages are"
            + " weighted by how often the clients of this run asked for each interaction; of an"
            + " interaction with several cases the first stands for all. Delays that CPU time does"
            + " not show begin here.");
  }

  private List<Counted> ledgers(String mix) {
    List<Counted> ledgers = new ArrayList<>();
    for (LoadPoint point : model.reference(mix)) {
      Configuration ran = model.configuration(point);
      agreed
          .afterLoad(ran.implementation(), ran.knobs())
          .ifPresent(
              ledger -> ledgers.add(new Counted(title(ran, ledger), new MixLedger(ledger, point))));
    }
    return ledgers;
  }

  private static String title(Configuration ran, Ledger ledger) {
    return ran.title() + (ledger.variant().equals(LedgerVariant.A_WARM) ? " (A warm)" : "");
  }

  /** Of columns; of statements if none is named. */
  private static Figure plot(
      String what, String mix, List<Legend.Entry> parts, List<Counted> ledgers, Column... columns) {
    List<BarPlot.Bar> bars =
        ledgers.stream()
            .map(
                one ->
                    new BarPlot.Bar(
                        one.title(),
                        columns.length == 0
                            ? new double[] {one.ledger().sqlStatements()}
                            : Stream.of(columns).mapToDouble(one.ledger()::of).toArray(),
                        false))
            .toList();
    return new BarPlot(
            what + " per interaction, " + mix + " mix", "per average interaction", parts, bars)
        .figure("ledger-" + what.toLowerCase(Locale.ROOT).replace(' ', '-') + "-" + mix, "");
  }

  private static Table<Counted> averages() {
    return new Table<Counted>()
        .words("Configuration", Counted::title)
        .words("Mix", one -> one.ledger().point().mix())
        .number("remote calls", one -> one.of(Column.REMOTE_CALLS))
        .number("calls between beans", one -> one.of(Column.BEAN_CALLS))
        .number("SQL statements", one -> one.ledger().sqlStatements())
        .number("rows sent", one -> one.of(Column.ROWS_SENT))
        .number("rows changed", one -> one.of(Column.ROWS_CHANGED))
        .number("bytes client–web", one -> one.of(Column.CLIENT_TO_WEB, Column.WEB_TO_CLIENT))
        .number("bytes web–app", one -> one.of(Column.WEB_TO_APP, Column.APP_TO_WEB))
        .number("bytes to and from db", one -> one.of(Column.TO_DB, Column.FROM_DB));
  }

  private DomContent byInteraction(String mix, List<Counted> ledgers) {
    Table<Interaction> table = new Table<Interaction>().words("Interaction", Interaction::label);
    for (Counted one : ledgers) {
      table.column(
          one.title(),
          interaction ->
              one.ledger().row(interaction.label()).map(LedgerSection::cell).orElse("–"));
    }
    return details(
        summary(
            "Remote calls / calls between beans / SQL statements by interaction, " + mix + " mix"),
        table.of(ResponseSection.interactions(model.reference(mix))));
  }

  private static String cell(LedgerRow row) {
    return row.count(Column.REMOTE_CALLS)
        + " / "
        + row.count(Column.BEAN_CALLS)
        + " / "
        + row.sqlStatements();
  }
}
