package org.rubisee.lessons.contract.session;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.rubisee.contract.application.ApplicationUnderTest;
import org.rubisee.contract.application.LongText;
import org.rubisee.contract.application.ReturnedForm;
import org.rubisee.contract.customer.Customer;
import org.rubisee.contract.data.Database;
import org.rubisee.contract.page.Form;
import org.rubisee.contract.page.Page;
import org.rubisee.lessons.model.Interaction;
import org.rubisee.lessons.model.LessonRules;

/** What the lessons give the tests that all applications have in common. */
public final class LessonsUnderTest implements ApplicationUnderTest {

  @Override
  public List<String> interactions() {
    return Arrays.stream(Interaction.values()).map(Interaction::label).toList();
  }

  @Override
  public List<String> parameters() {
    return List.of("group", "title");
  }

  @Override
  public List<String> staticPages() {
    return List.of("index.html");
  }

  @Override
  public List<String> dynamicPages() {
    return List.of(listPage(), "SelectLessons?group=2");
  }

  @Override
  public String listPage() {
    return "SelectLessons?group=1";
  }

  @Override
  public String rowPage() {
    return "SelectLessons?group=";
  }

  /** The longest titles. A group has any number of lessons; customers create ten. */
  @Override
  public String largestPage(Database database) {
    database.change("UPDATE t_lesson SET title = REPEAT('<', 100)");
    database.change("UPDATE t_test SET title = REPEAT('<', 110)");
    return listPage();
  }

  @Override
  public LongText longText() {
    return new LongText(Interaction.CREATE_LESSON.label(), "title");
  }

  @Override
  public ReturnedForm returnedForm(Customer customer) {
    Form form = creation(customer, 1, "<".repeat(LessonRules.MAX_TITLE));
    return new ReturnedForm(Interaction.CREATE_LESSON.label(), Customer.encoded(form.fields()));
  }

  /** Lessons are read by many statements, from several tables. */
  @Override
  public Form manyStatements(Customer customer) {
    return form(customer, Interaction.SELECT_LESSONS).with("group", 1);
  }

  private static Form form(Customer customer, Interaction interaction) {
    return customer.get("index.html").form(interaction.label());
  }

  private static Form creation(Customer customer, int group, String title) {
    return form(customer, Interaction.CREATE_LESSON).with("group", group).with("title", title);
  }

  @Override
  public Map<String, Page> tour(Customer customer, Database database) {
    Map<String, Page> pages = new LinkedHashMap<>();
    pages.put(
        Interaction.CREATE_LESSON.label(),
        customer.submit(creation(customer, 77, "Sets & \"<maps>\"")));
    pages.put("what was created", customer.get("SelectLessons?group=77"));
    pages.put(Interaction.SELECT_LESSONS.label(), customer.get(listPage()));
    Form deletion = form(customer, Interaction.DELETE_LESSONS).with("group", 77);
    pages.put(Interaction.DELETE_LESSONS.label(), customer.submit(deletion));
    pages.put("deleted before", customer.submit(deletion));
    pages.put("a group without lessons", customer.get("SelectLessons?group=99999999"));
    pages.put("a title without letters", customer.submit(creation(customer, 77, "<1>")));
    pages.put("no title", customer.submit(creation(customer, 77, " ")));
    pages.put("a bad parameter", customer.get("SelectLessons?group=%3Cscript%3E%22'"));
    pages.put("a write by GET", customer.get("DeleteLessons?group=1"));
    return pages;
  }

  @Override
  public Map<String, Page> scriptedSession(Customer customer, Database database) {
    Map<String, Page> pages = new LinkedHashMap<>(tour(customer, database));
    pages.put("created", customer.submit(creation(customer, 78, "Zażółć gęślą jaźń")));
    pages.put("created again", customer.submit(creation(customer, 2, "A late lesson")));
    pages.put(
        "a loaded group is deleted",
        customer.submit(form(customer, Interaction.DELETE_LESSONS).with("group", 3)));
    for (int group : List.of(1, 2, 3, 77, 78)) {
      pages.put("group " + group, customer.get("SelectLessons?group=" + group));
    }
    return pages;
  }

  @Override
  public String module() {
    return "lessons/contract";
  }

  @Override
  public List<String> comparedTables() {
    return List.of(
        "t_att_activity", "t_lesson", "t_lesson_test", "t_student_task", "t_test", "t_tst_task");
  }

  @Override
  public Map<String, String> chosenByChance() {
    return Map.of();
  }
}
