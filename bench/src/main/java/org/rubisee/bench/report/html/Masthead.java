package org.rubisee.bench.report.html;

import static j2html.TagCreator.h1;
import static j2html.TagCreator.header;
import static j2html.TagCreator.p;
import static j2html.TagCreator.span;

import j2html.tags.DomContent;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.rubisee.bench.results.Environment;
import org.rubisee.bench.results.Run;
import org.rubisee.bench.results.RunState;
import org.rubisee.settings.Text;

/**
 * What stands above the sections of a report.
 *
 * @param subject what was measured
 * @param run where and when, and how far it came
 * @param warnings what the reader must know first, in two or three words each
 * @param failures the same of what makes the result doubtful
 */
public record Masthead(String subject, RunFacts run, List<String> warnings, List<String> failures) {

  private static final DateTimeFormatter MOMENT =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm 'UTC'", Locale.ROOT).withZone(ZoneOffset.UTC);

  /**
   * What runs of all kinds have.
   *
   * @param id the name of the run's folder
   * @param startedAt when the run began
   * @param state how far it came
   * @param environment where it ran
   */
  public record RunFacts(String id, Instant startedAt, RunState state, Environment environment) {

    /** Those of a run. */
    public static RunFacts of(Run<?> run) {
      return new RunFacts(run.id(), run.startedAt(), run.state(), run.environment());
    }
  }

  /** The HTML of it. */
  DomContent shown() {
    List<DomContent> badges = new ArrayList<>();
    warnings.forEach(words -> badges.add(span(words).withClass("badge warn")));
    failures.forEach(words -> badges.add(span(words).withClass("badge fail")));
    if (run.state() != RunState.COMPLETE) {
      badges.add(span("interrupted").withClass("badge fail"));
    }
    return header(
        p("RUBiS EE").withClass("brand"),
        h1(subject),
        p(Text.of(
                "%s · %s %s · %d CPUs · run %s",
                MOMENT.format(run.startedAt()),
                run.environment().database().engine(),
                run.environment().database().version(),
                run.environment().machine().cores(),
                run.id()))
            .withClass("where"),
        p().withClass("badges").with(badges));
  }
}
