package org.rubisee.lessons.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.contract.page.PageAssert.assertThatPage;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.page.Outcome;
import org.rubisee.contract.page.Page;
import org.rubisee.contract.site.OnSite;
import org.rubisee.lessons.model.LessonRules;
import org.rubisee.lessons.model.Rejection;

/** The three cases and their rules. */
@OnSite
abstract class CasesContract {

  private static final Map<String, Integer> ROWS_OF_LESSON =
      Map.of(
          "t_lesson", 1,
          "t_att_activity", 10,
          "t_lesson_test", 1,
          "t_student_task", 40,
          "t_test", 1,
          "t_tst_task", 4);

  private static final int AT_ONCE = 20;

  @Test
  void createsTheRowsOfThePaper(Customer customer, Database database) {
    Map<String, Long> before = counts(database);

    assertThatPage(create(customer, 50)).isOk().linksTo("SelectLessons", "group=50");

    assertGrown(database, before, 1);
    database.assertSound();
  }

  @Test
  void showsAttendanceAndScores(Customer customer) {
    create(customer, 50);

    Page page = customer.get("SelectLessons?group=50");

    assertThatPage(page).isOk().says("A <new> lesson").says("Test: A <new> lesson");
    assertThat(page.document().select("tbody tr")).hasSize(LessonRules.STUDENTS);
    for (int student = 1; student <= LessonRules.STUDENTS; student++) {
      int points = 0;
      for (int task = 1; task <= LessonRules.TASKS; task++) {
        points += LessonRules.score(student, task);
      }
      assertThat(page.document().select("tbody tr").get(student - 1).text())
          .isEqualTo(student + (LessonRules.isPresent(student) ? " yes " : " no ") + points);
    }
  }

  @Test
  void showsAllLessonsOfAGroup(Customer customer) {
    Page page = customer.get("SelectLessons?group=2");

    assertThatPage(page).isOk();
    assertThat(page.document().select("main h2").eachText())
        .containsExactlyElementsOf(
            IntStream.rangeClosed(11, 20).mapToObj(id -> id + " Lesson " + id).toList());
  }

  @Test
  void deletesAllThatBelongsToAGroupAndNothingElse(Customer customer, Database database) {
    Map<String, Long> before = counts(database);
    create(customer, 50);
    create(customer, 50);

    assertThatPage(delete(customer, 50)).isOk().says("Deleted lessons: 2");

    assertThat(counts(database)).isEqualTo(before);
    assertThatPage(delete(customer, 1)).isOk().says("Deleted lessons: 10");
    assertGrown(database, before, -10);
    database.assertSound();
  }

  @Test
  void saysWhatDoesNotExist(Customer customer) {
    assertThatPage(customer.get("SelectLessons?group=51")).isRejected(Rejection.NO_LESSONS);
    assertThatPage(delete(customer, 51)).isRejected(Rejection.NO_LESSONS);
  }

  @Test
  void refusesTitlesThatSayNothing(Customer customer, Database database) {
    Map<String, Long> before = counts(database);

    assertThatPage(customer.post("CreateLesson", Map.of("group", "50", "title", "1-2")))
        .isRejected(Rejection.TITLE_WITHOUT_LETTERS)
        .marks("title");
    assertThatPage(customer.post("CreateLesson", Map.of("group", "50", "title", "a".repeat(101))))
        .marks("title");
    assertThatPage(customer.get("SelectLessons?group=0")).isBadRequestNaming("group");

    assertThat(counts(database)).isEqualTo(before);
  }

  /** All users at once, as in the paper; then one group is deleted by several of them. */
  @Test
  void createsAndDeletesWholeLessonsAtOnce(Customer customer, Database database) {
    Map<String, Long> before = counts(database);
    ExecutorService people = Executors.newFixedThreadPool(AT_ONCE);
    try {
      long created = successes(people, () -> create(customer, 50));
      assertThat(created).isPositive();
      assertGrown(database, before, (int) created);
      database.assertSound();
      successes(people, () -> delete(customer, 50));
    } finally {
      people.shutdownNow();
    }
    delete(customer, 50);
    assertThat(counts(database)).isEqualTo(before);
    database.assertSound();
  }

  private static long successes(ExecutorService people, java.util.function.Supplier<Page> request) {
    return IntStream.range(0, AT_ONCE)
        .mapToObj(i -> CompletableFuture.supplyAsync(request, people))
        .toList()
        .stream()
        .map(CompletableFuture::join)
        .filter(page -> page.outcome() == Outcome.OK)
        .count();
  }

  private static Page create(Customer customer, int group) {
    return customer.post(
        "CreateLesson", Map.of("group", Integer.toString(group), "title", "A <new> lesson"));
  }

  private static Page delete(Customer customer, int group) {
    return customer.post("DeleteLessons", Map.of("group", Integer.toString(group)));
  }

  private static Map<String, Long> counts(Database database) {
    Map<String, Long> counts = new LinkedHashMap<>();
    ROWS_OF_LESSON.keySet().forEach(table -> counts.put(table, database.count(table)));
    return counts;
  }

  private static void assertGrown(Database database, Map<String, Long> before, int lessons) {
    ROWS_OF_LESSON.forEach(
        (table, rows) ->
            assertThat(database.count(table))
                .as(table)
                .isEqualTo(before.get(table) + (long) lessons * rows));
  }
}
