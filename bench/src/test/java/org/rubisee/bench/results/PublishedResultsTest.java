package org.rubisee.bench.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.rubisee.bench.results.PublishedResults.Row;

class PublishedResultsTest {

  private static final String HEADS =
      "paper,figure,mix,implementation,configuration,peak_clients,peak_interactions_per_minute,base\n";

  private final PublishedResults bundled = PublishedResults.bundled();

  @Test
  void haveABaseForEachRow() {
    assertThat(bundled.rows())
        .isNotEmpty()
        .allSatisfy(row -> assertThat(bundled.baseOf(row).perMinute()).isPositive());
  }

  @Test
  void compareACommitOptionWithOptionC() {
    Row row = only(bundled.inFigures("middleware01", List.of("10")), "Option A 100 %");

    assertThat(bundled.baseOf(row).configuration()).isEqualTo("Option C");
    assertThat(row.perMinute() / bundled.baseOf(row).perMinute()).isEqualTo(471.0 / 300);
  }

  @Test
  void compareImplementationsWithTheServletsOfTheSameMix() {
    Row row = only(bundled.of("entity-cmp", "bidding"), "JOnAS-RMI");

    assertThat(bundled.baseOf(row).figure()).isEqualTo("7");
    assertThat(bundled.baseOf(row).perMinute()).isEqualTo(10440);
  }

  @Test
  void refuseARowWhoseBaseIsOfAnotherMix() {
    PublishedResults results =
        PublishedResults.parse(
            HEADS
                + "one,1,browsing,servlets-only,Tomcat,10,100,Tomcat\n"
                + "one,2,bidding,session-beans,JBoss,10,50,Tomcat\n");

    assertThatThrownBy(() -> results.baseOf(results.rows().get(1)))
        .hasMessage("one fig. 2, JBoss: there is no base Tomcat");
  }

  @Test
  void refuseALineWithoutABase() {
    assertThatThrownBy(
            () -> PublishedResults.parse(HEADS + "one,1,bidding,servlets-only,Tomcat,10,100\n"))
        .hasMessageContaining("has 7 cells instead of 8");
  }

  private static Row only(List<Row> rows, String configuration) {
    List<Row> found =
        rows.stream().filter(row -> row.configuration().equals(configuration)).toList();
    assertThat(found).hasSize(1);
    return found.get(0);
  }
}
