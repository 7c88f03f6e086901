package org.rubisee.bench.report.html;

import static j2html.TagCreator.each;
import static j2html.TagCreator.h1;
import static j2html.TagCreator.header;
import static j2html.TagCreator.p;

import j2html.tags.DomContent;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import org.rubisee.bench.results.Environment;

/**
 * What stands above the sections of a report.
 *
 * @param subject what was measured
 * @param startedAt when the run began
 * @param environment where it ran
 * @param run the name of the run's folder
 * @param badges what the reader must know first
 */
public record Masthead(
    String subject,
    Instant startedAt,
    Environment environment,
    String run,
    List<? extends DomContent> badges) {

  private static final DateTimeFormatter MOMENT =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm 'UTC'").withZone(ZoneOffset.UTC);

  /** The HTML of it. */
  public DomContent shown() {
    return header(
        p("RUBiS EE").withClass("brand"),
        h1(subject),
        p("%s · %s %s · %d CPUs · run %s"
                .formatted(
                    MOMENT.format(startedAt),
                    environment.database().engine(),
                    environment.database().version(),
                    environment.machine().cores(),
                    run))
            .withClass("where"),
        p(each(badges, badge -> badge)).withClass("badges"));
  }
}
