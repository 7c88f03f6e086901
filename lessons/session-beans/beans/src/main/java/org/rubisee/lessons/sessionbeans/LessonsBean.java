package org.rubisee.lessons.sessionbeans;

import jakarta.ejb.SessionContext;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.rubisee.beans.FacadeBean;
import org.rubisee.jdbc.ConnectionPool;
import org.rubisee.jdbc.SqlWork;
import org.rubisee.lessons.model.LessonReport;
import org.rubisee.lessons.model.Lessons;
import org.rubisee.lessons.model.NewLesson;
import org.rubisee.logic.RejectedException;
import org.rubisee.settings.SiteSettings;

/** The façade: runs each case in one transaction on a connection of the pool. */
public class LessonsBean extends FacadeBean implements Lessons {
  private static final long serialVersionUID = 1;

  private transient ConnectionPool database;
  private transient SiteSettings settings;

  @Override
  public void setSessionContext(SessionContext newContext) {
    super.setSessionContext(newContext);
    database = ConnectionPool.ofServer();
    settings = SiteSettings.of(System.getProperties());
  }

  private <T> T inTransaction(SqlWork<LessonDao, T> work) throws RejectedException {
    return answerInTransaction(
        () -> {
          try (Connection connection = database.take()) {
            return work.with(new LessonDao(connection, settings.clock()));
          } catch (SQLException e) {
            throw ConnectionPool.failure("A connection could not be given back", e);
          }
        });
  }

  @Override
  public int createLesson(NewLesson lesson) throws RejectedException {
    return inTransaction(dao -> dao.createLesson(lesson));
  }

  @Override
  public List<LessonReport> selectLessons(int group) throws RejectedException {
    return inTransaction(dao -> dao.selectLessons(group));
  }

  @Override
  public int deleteLessons(int group) throws RejectedException {
    return inTransaction(dao -> dao.deleteLessons(group));
  }
}
