-- The six tables of the TASK Quarterly 2005 paper, table 1. The paper gives their names and numbers of rows; the columns are
-- ours. Numbers come from AUTO_INCREMENT. No foreign keys: they would lock parent rows; the audit checks references.

-- its comment remembers what was loaded
CREATE TABLE t_lesson (
  id INT UNSIGNED NOT NULL AUTO_INCREMENT,
  group_id INT UNSIGNED NOT NULL,
  title VARCHAR(100) NOT NULL,
  created DATETIME NOT NULL,
  PRIMARY KEY (id)
) ENGINE=InnoDB CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

CREATE TABLE t_att_activity (
  id INT UNSIGNED NOT NULL AUTO_INCREMENT,
  lesson_id INT UNSIGNED NOT NULL,
  student INT UNSIGNED NOT NULL,
  present TINYINT UNSIGNED NOT NULL,
  PRIMARY KEY (id)
) ENGINE=InnoDB CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

CREATE TABLE t_test (
  id INT UNSIGNED NOT NULL AUTO_INCREMENT,
  title VARCHAR(110) NOT NULL,
  PRIMARY KEY (id)
) ENGINE=InnoDB CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

CREATE TABLE t_lesson_test (
  id INT UNSIGNED NOT NULL AUTO_INCREMENT,
  lesson_id INT UNSIGNED NOT NULL,
  test_id INT UNSIGNED NOT NULL,
  PRIMARY KEY (id)
) ENGINE=InnoDB CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

CREATE TABLE t_tst_task (
  id INT UNSIGNED NOT NULL AUTO_INCREMENT,
  test_id INT UNSIGNED NOT NULL,
  task INT UNSIGNED NOT NULL,
  points INT UNSIGNED NOT NULL,
  PRIMARY KEY (id)
) ENGINE=InnoDB CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

CREATE TABLE t_student_task (
  id INT UNSIGNED NOT NULL AUTO_INCREMENT,
  lesson_test_id INT UNSIGNED NOT NULL,
  task INT UNSIGNED NOT NULL,
  student INT UNSIGNED NOT NULL,
  score INT UNSIGNED NOT NULL,
  PRIMARY KEY (id)
) ENGINE=InnoDB CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
