package org.rubisee.lessons.pages;

import java.util.List;
import org.rubisee.lessons.model.LessonReport;
import org.rubisee.lessons.model.StudentReport;
import org.rubisee.pages.Html;
import org.rubisee.pages.Page;
import org.rubisee.pages.Section;

/** The answer to a case. */
sealed interface AnswerPage extends Page {

  @Override
  default Section section() {
    return LessonForms.SECTION;
  }

  /**
   * A lesson was created.
   *
   * @param id its number
   * @param group its group
   */
  record OfCreation(int id, int group) implements AnswerPage {

    @Override
    public String title() {
      return "Lesson " + id;
    }

    @Override
    public void writeBody(Html html) {
      html.raw("<p class=good role=status>The lesson is created.</p>");
      html.raw("<p><a href=\"SelectLessons?group=").number(group).raw("\">Lessons of group ");
      html.number(group).raw("</a></p>");
    }
  }

  /**
   * Lessons were deleted.
   *
   * @param group the group whose lessons they were
   * @param count how many
   */
  record OfDeletion(int group, int count) implements AnswerPage {

    @Override
    public String title() {
      return "Group " + group;
    }

    @Override
    public void writeBody(Html html) {
      html.raw("<p class=good role=status>Deleted lessons: ").number(count).raw("</p>");
    }
  }

  /**
   * The lessons of a group.
   *
   * @param group the group
   * @param lessons its lessons
   */
  record OfLessons(int group, List<LessonReport> lessons) implements AnswerPage {

    @Override
    public String title() {
      return "Lessons of group " + group;
    }

    @Override
    public void writeBody(Html html) {
      lessons.forEach(lesson -> write(html, lesson));
    }

    private static void write(Html html, LessonReport lesson) {
      html.raw("<h2>").number(lesson.id()).raw(" ").text(lesson.title()).raw("</h2>");
      html.raw("<table class=list><caption>").text(lesson.test());
      html.raw("</caption><thead><tr><th scope=col>Student<th scope=col>Present")
          .raw("<th scope=col>Points of ")
          .number(lesson.mostPoints())
          .raw("<tbody>\n");
      for (StudentReport student : lesson.students()) {
        html.raw("<tr><td>").number(student.student());
        html.raw(student.isPresent() ? "<td>yes<td>" : "<td>no<td>");
        html.number(student.points()).raw("\n");
      }
      html.raw("</table>");
    }
  }
}
