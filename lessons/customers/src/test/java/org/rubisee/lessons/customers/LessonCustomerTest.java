package org.rubisee.lessons.customers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.rubisee.application.Application;
import org.rubisee.application.Applications;
import org.rubisee.application.Mix;
import org.rubisee.emulator.load.ClientRange;
import org.rubisee.emulator.run.StubSite;
import org.rubisee.emulator.run.VirtualRun;
import org.rubisee.emulator.run.VirtualTime;
import org.rubisee.lessons.model.Interaction;
import org.rubisee.lessons.model.LessonRules;
import org.rubisee.measurement.Outcome;
import org.rubisee.measurement.PhaseResult;
import org.rubisee.measurement.load.MatrixSet;

/** Customers at a stub site, in virtual time. */
class LessonCustomerTest {

  private static final Application LESSONS = Applications.named("lessons");

  private final VirtualTime time = new VirtualTime();
  private String failing = "none";
  private final StubSite site =
      new StubSite(
          time,
          now -> now + 1_000_000,
          (path, form) ->
              new StubSite.Answer(
                  path.contains(failing) ? 500 : 200,
                  "<html><head><meta name=rubis-outcome content=ok></head><body></body></html>"));

  private List<String> requests(String mixName) {
    Mix mix = LESSONS.mix(mixName);
    MatrixSet matrices = mix.isOfOperations() ? MatrixSet.OPERATIONS : MatrixSet.RUBIS_EE;
    PhaseResult result =
        new VirtualRun(time, site, VirtualRun.workload(matrices, mix, 1), ClientRange.of(10))
            .run(0, 3_000);
    if (failing.equals("none")) {
      assertThat(result.outcomes().count(Outcome.OK)).isEqualTo(result.outcomes().total());
    }
    assertThat(result.outcomes().total()).isGreaterThan(1_000);
    return site.requestsByLine.stream().flatMap(List::stream).toList();
  }

  @Test
  void createOnlyCreates() {
    assertThat(requests("create"))
        .filteredOn(request -> !request.equals("close"))
        .allMatch(request -> request.matches("/site/CreateLesson group=\\d{9,10}&title=.+"));
  }

  @Test
  void selectReadsLoadedGroups() {
    List<String> requests = requests("select");

    assertThat(requests)
        .filteredOn(request -> !request.equals("close"))
        .allMatch(request -> request.matches("/site/SelectLessons\\?group=\\d{1,3}"));
    assertThat(requests.stream().distinct()).hasSizeGreaterThan(300);
  }

  @Test
  void deleteDeletesGroupsWithTenLessonsOfItsOwn() {
    List<String> requests = requests("delete");

    Map<String, Integer> created = new HashMap<>();
    for (String request : requests) {
      String group = request.replaceFirst(".*group=(\\d+).*", "$1");
      if (request.contains("CreateLesson")) {
        created.merge(group, 1, Integer::sum);
      } else if (request.contains("DeleteLessons")) {
        assertThat(created).containsEntry(group, LessonRules.LESSONS_OF_GROUP);
      }
    }
    List<String> deleted =
        requests.stream().filter(request -> request.contains("DeleteLessons")).toList();
    assertThat(deleted).isNotEmpty().doesNotHaveDuplicates();
  }

  @Test
  void aFailureBeginsAnotherGroup() {
    failing = "DeleteLessons";

    List<String> groups =
        requests("delete").stream().filter(request -> request.contains("DeleteLessons")).toList();

    assertThat(groups).isNotEmpty().doesNotHaveDuplicates();
  }

  @Test
  void isDescribedAsTheModelSays() {
    assertThat(LESSONS.interactions()).hasSameSizeAs(Interaction.values());
    Arrays.stream(Interaction.values())
        .forEach(
            interaction -> {
              org.rubisee.application.Interaction described =
                  LESSONS.interactions().get(interaction.ordinal());
              assertThat(described.label()).isEqualTo(interaction.label());
              assertThat(described.path()).isEqualTo(interaction.label());
              assertThat(described.isWrite()).isEqualTo(interaction.isWrite());
            });
  }
}
