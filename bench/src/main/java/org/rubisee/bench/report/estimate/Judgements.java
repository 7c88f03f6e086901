package org.rubisee.bench.report.estimate;

import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.rubisee.bench.report.html.Table;
import org.rubisee.bench.report.plot.Words;
import org.rubisee.bench.results.gate.GateVerdict;
import org.rubisee.bench.results.gate.GateVerdict.Level;
import org.rubisee.settings.Text;

/**
 * What the gates say of a run.
 *
 * @param units what is judged, for example {@code trials}
 * @param all one for each unit
 */
public record Judgements(String units, List<Judgement> all) {

  /** So many units are named where many are alike. */
  private static final int MOST_NAMED = 8;

  /**
   * A unit that was judged.
   *
   * @param subject the site, or the trial
   * @param load under which load; may be empty
   * @param verdicts one of each gate
   */
  public record Judgement(String subject, String load, List<GateVerdict> verdicts) {

    public Judgement {
      verdicts = List.copyOf(verdicts);
    }

    /** The same under another load, with further gates. */
    public Judgement at(String newLoad, List<GateVerdict> more) {
      return new Judgement(
          subject, newLoad, Stream.concat(verdicts.stream(), more.stream()).toList());
    }

    /** Whether a gate failed. */
    public boolean isFailed() {
      return verdicts.stream().anyMatch(verdict -> verdict.level() == Level.FAIL);
    }

    /** Subject and load. */
    public String name() {
      return load.isEmpty() ? subject : subject + ", " + load;
    }

    /** What did not pass, in a few words. */
    public String inWords() {
      if (isFailed()) {
        return "FAILED: " + titles(Level.FAIL);
      }
      String warnings = titles(Level.WARN);
      return warnings.isEmpty() ? "passed" : "warning: " + warnings;
    }

    private String titles(Level level) {
      return verdicts.stream()
          .filter(verdict -> verdict.level() == level)
          .map(verdict -> verdict.gate().title())
          .collect(Collectors.joining(", "));
    }
  }

  /** A gate that a unit did not pass. */
  private record Complaint(Judgement judged, GateVerdict verdict) {}

  public Judgements {
    all = List.copyOf(all);
  }

  /** The names of the units of which a gate failed. */
  public List<String> failed() {
    return all.stream().filter(Judgement::isFailed).map(Judgement::name).toList();
  }

  private List<GateVerdict> at(Level... levels) {
    return all.stream()
        .flatMap(judged -> judged.verdicts().stream())
        .filter(verdict -> List.of(levels).contains(verdict.level()))
        .toList();
  }

  /** All gates in one sentence. */
  public String inOneLine() {
    int judged = at(Level.PASS, Level.WARN, Level.FAIL).size();
    int failed = at(Level.FAIL).size();
    int warned = at(Level.WARN).size();
    if (failed > 0) {
      return Text.of("%d of %d gates FAILED.", failed, judged);
    }
    if (judged == 0) {
      return "No gate was judged.";
    }
    return warned == 0
        ? Text.of("All %d gates passed.", judged)
        : Text.of("No gate failed; %d of %d have a warning.", warned, judged);
  }

  /**
   * One line if all passed; else a row for each gate that did not.
   *
   * @param about what is judged, and how, in sentences
   */
  public List<DomContent> shown(String about) {
    Map<String, List<Complaint>> complaints = new LinkedHashMap<>();
    for (Judgement judged : all) {
      for (GateVerdict verdict : judged.verdicts()) {
        if (verdict.level() == Level.FAIL || verdict.level() == Level.WARN) {
          complaints
              .computeIfAbsent(verdict.gate() + " " + verdict.level(), key -> new ArrayList<>())
              .add(new Complaint(judged, verdict));
        }
      }
    }
    String not =
        at(Level.NOT_JUDGED).stream()
            .map(verdict -> Text.of("%s (%s)", verdict.gate().title(), verdict.measured()))
            .distinct()
            .collect(Collectors.joining(", "));
    List<DomContent> body = new ArrayList<>();
    body.add(p(about + (complaints.isEmpty() ? " " + inOneLine() : " These did not pass:")));
    if (!complaints.isEmpty()) {
      body.add(table().of(complaints.values()));
    }
    if (!not.isEmpty()) {
      body.add(p("Some gates do not apply to this load and are not judged: " + not + "."));
    }
    return body;
  }

  private Table<List<Complaint>> table() {
    return new Table<List<Complaint>>()
        .words("Gate", alike -> alike.get(0).verdict().gate().title())
        .words("verdict", alike -> verdict(alike.get(0).verdict()))
        .words("of", this::where)
        .words("measured", Judgements::measured)
        .words("limit", alike -> alike.get(0).verdict().limit())
        .wrapping();
  }

  private static String verdict(GateVerdict verdict) {
    return (verdict.level() == Level.FAIL ? "FAILED. " : "") + verdict.advice();
  }

  private String where(List<Complaint> alike) {
    return alike.size() == 1
        ? alike.get(0).judged().name()
        : Text.of(
            "%d %s: %s",
            alike.size(),
            units,
            Words.first(
                MOST_NAMED, alike.stream().map(one -> one.judged().subject()).distinct().toList()));
  }

  private static String measured(List<Complaint> alike) {
    return alike.size() == 1
        ? alike.get(0).verdict().measured()
        : Words.first(
            MOST_NAMED,
            alike.stream()
                .map(one -> Text.of("%s: %s", one.judged().name(), one.verdict().measured()))
                .toList());
  }
}
