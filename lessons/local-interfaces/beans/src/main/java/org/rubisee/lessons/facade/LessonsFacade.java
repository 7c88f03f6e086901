package org.rubisee.lessons.facade;

import jakarta.ejb.CreateException;
import jakarta.ejb.EJBException;
import jakarta.ejb.EJBLocalObject;
import jakarta.ejb.FinderException;
import jakarta.ejb.RemoveException;
import jakarta.ejb.SessionContext;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.rubisee.beans.EntityCalls;
import org.rubisee.beans.EntityWork;
import org.rubisee.beans.EnvironmentBeans;
import org.rubisee.beans.FacadeBean;
import org.rubisee.lessons.entities.AttendanceEntity;
import org.rubisee.lessons.entities.LessonEntity;
import org.rubisee.lessons.entities.LessonTestEntity;
import org.rubisee.lessons.entities.StudentTaskEntity;
import org.rubisee.lessons.entities.TestEntity;
import org.rubisee.lessons.entities.TestTaskEntity;
import org.rubisee.lessons.model.LessonReport;
import org.rubisee.lessons.model.LessonRules;
import org.rubisee.lessons.model.Lessons;
import org.rubisee.lessons.model.NewLesson;
import org.rubisee.lessons.model.Rejection;
import org.rubisee.lessons.model.StudentReport;
import org.rubisee.logic.RejectedException;
import org.rubisee.settings.SiteSettings;

/** The façade: runs each case in one transaction of the server, over entity beans. */
public class LessonsFacade extends FacadeBean implements Lessons {
  private static final long serialVersionUID = 1;

  private transient Homes homes;
  private transient SiteSettings settings;

  @Override
  public void setSessionContext(SessionContext newContext) {
    super.setSessionContext(newContext);
    homes = new Homes(new EnvironmentBeans(this::lookUp));
    settings = SiteSettings.of(System.getProperties());
  }

  private <T> T inTransaction(EntityWork<T> work) throws RejectedException {
    return answerInTransaction(() -> EntityCalls.of("Lessons", work));
  }

  @Override
  public int createLesson(NewLesson lesson) throws RejectedException {
    return inTransaction(
        () -> {
          LessonRules.checkTitle(lesson.title());
          return created(lesson);
        });
  }

  private int created(NewLesson lesson) throws CreateException {
    int id = homes.lessons().create(lesson.group(), lesson.title(), settings.clock().now()).getId();
    int test = homes.tests().create(LessonRules.testTitle(lesson.title())).getId();
    int link = homes.lessonTests().create(id, test).getId();
    for (int student = 1; student <= LessonRules.STUDENTS; student++) {
      homes.attendances().create(id, student, LessonRules.isPresent(student) ? 1 : 0);
    }
    for (int task = 1; task <= LessonRules.TASKS; task++) {
      homes.testTasks().create(test, task, LessonRules.points(task));
    }
    for (int student = 1; student <= LessonRules.STUDENTS; student++) {
      for (int task = 1; task <= LessonRules.TASKS; task++) {
        homes.studentTasks().create(link, task, student, LessonRules.score(student, task));
      }
    }
    return id;
  }

  @Override
  public List<LessonReport> selectLessons(int group) throws RejectedException {
    return inTransaction(
        () -> {
          List<LessonReport> reports = new ArrayList<>();
          for (LessonEntity lesson : ofGroup(group)) {
            reports.add(report(lesson));
          }
          return reports;
        });
  }

  private Collection<LessonEntity> ofGroup(int group) throws RejectedException, FinderException {
    Collection<LessonEntity> lessons = homes.lessons().findByGroup(group);
    if (lessons.isEmpty()) {
      throw new RejectedException(Rejection.NO_LESSONS);
    }
    return lessons;
  }

  private LessonReport report(LessonEntity lesson) throws FinderException {
    LessonTestEntity link = homes.lessonTests().findByLesson(lesson.getId()).iterator().next();
    TestEntity test = homes.tests().findByPrimaryKey(link.getTestId());
    int mostPoints = 0;
    for (TestTaskEntity task : homes.testTasks().findByTest(link.getTestId())) {
      mostPoints += task.getPoints();
    }
    SortedMap<Integer, Integer> points = new TreeMap<>();
    for (StudentTaskEntity score : homes.studentTasks().findByLessonTest(link.getId())) {
      points.merge(score.getStudent(), score.getScore(), Integer::sum);
    }
    List<StudentReport> students = new ArrayList<>();
    for (AttendanceEntity student : homes.attendances().findByLesson(lesson.getId())) {
      students.add(
          new StudentReport(
              student.getStudent(),
              student.getPresent() == 1,
              points.getOrDefault(student.getStudent(), 0)));
    }
    return new LessonReport(
        lesson.getId(), lesson.getTitle(), test.getTitle(), mostPoints, students);
  }

  /** Two deletions of a group begin with the same bean, so one of them finds it gone. */
  @Override
  public int deleteLessons(int group) throws RejectedException {
    return inTransaction(
        () -> {
          Collection<LessonEntity> lessons = ofGroup(group);
          for (LessonEntity lesson : lessons) {
            delete(lesson);
          }
          return lessons.size();
        });
  }

  private void delete(LessonEntity lesson) throws FinderException {
    Integer id = lesson.getId();
    remove(lesson);
    removeAll(homes.attendances().findByLesson(id));
    for (LessonTestEntity link : homes.lessonTests().findByLesson(id)) {
      removeAll(homes.studentTasks().findByLessonTest(link.getId()));
      removeAll(homes.testTasks().findByTest(link.getTestId()));
      remove(homes.tests().findByPrimaryKey(link.getTestId()));
      remove(link);
    }
  }

  private static void removeAll(Collection<? extends EJBLocalObject> entities) {
    entities.forEach(LessonsFacade::remove);
  }

  private static void remove(EJBLocalObject entity) {
    try {
      entity.remove();
    } catch (RemoveException e) {
      throw new EJBException(entity + " refused to be removed", e);
    }
  }
}
