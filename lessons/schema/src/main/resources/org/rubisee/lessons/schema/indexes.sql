-- What SelectLessons and DeleteLessons look for.
ALTER TABLE t_lesson
  ADD INDEX group_id (group_id);

ALTER TABLE t_att_activity
  ADD INDEX lesson_id (lesson_id);

ALTER TABLE t_lesson_test
  ADD INDEX lesson_id (lesson_id);

ALTER TABLE t_tst_task
  ADD INDEX test_id (test_id);

ALTER TABLE t_student_task
  ADD INDEX lesson_test_id (lesson_test_id);
