package org.rubisee.lessons.facade;

import org.rubisee.beans.EnvironmentBeans;
import org.rubisee.lessons.entities.AttendanceEntity;
import org.rubisee.lessons.entities.LessonEntity;
import org.rubisee.lessons.entities.LessonTestEntity;
import org.rubisee.lessons.entities.StudentTaskEntity;
import org.rubisee.lessons.entities.TestEntity;
import org.rubisee.lessons.entities.TestTaskEntity;

/**
 * The local homes of the entity beans.
 *
 * @param beans the environment of the façade
 */
record Homes(EnvironmentBeans beans) {

  LessonEntity.Home lessons() {
    return beans.find("Lesson", LessonEntity.Home.class);
  }

  AttendanceEntity.Home attendances() {
    return beans.find("Attendance", AttendanceEntity.Home.class);
  }

  TestEntity.Home tests() {
    return beans.find("Test", TestEntity.Home.class);
  }

  LessonTestEntity.Home lessonTests() {
    return beans.find("LessonTest", LessonTestEntity.Home.class);
  }

  TestTaskEntity.Home testTasks() {
    return beans.find("TestTask", TestTaskEntity.Home.class);
  }

  StudentTaskEntity.Home studentTasks() {
    return beans.find("StudentTask", StudentTaskEntity.Home.class);
  }
}
