-- The invariants. Each statement finds the rows that break one: their ids, first column. The line above it names it.

-- a lesson has ten students and one test
SELECT l.id FROM t_lesson l LEFT JOIN (SELECT lesson_id, COUNT(*) AS n FROM t_att_activity GROUP BY lesson_id) a
ON a.lesson_id = l.id LEFT JOIN (SELECT lesson_id, COUNT(*) AS n FROM t_lesson_test GROUP BY lesson_id) t ON t.lesson_id = l.id
WHERE COALESCE(a.n, 0) <> 10 OR COALESCE(t.n, 0) <> 1;

-- a test has four tasks
SELECT t.id FROM t_test t LEFT JOIN (SELECT test_id, COUNT(*) AS n FROM t_tst_task GROUP BY test_id) k
ON k.test_id = t.id WHERE COALESCE(k.n, 0) <> 4;

-- a test of a lesson has forty scores
SELECT t.id FROM t_lesson_test t LEFT JOIN (SELECT lesson_test_id, COUNT(*) AS n FROM t_student_task GROUP BY lesson_test_id) s
ON s.lesson_test_id = t.id WHERE COALESCE(s.n, 0) <> 40;

-- a test is one lesson's
SELECT t.id FROM t_test t LEFT JOIN (SELECT test_id, COUNT(*) AS n FROM t_lesson_test GROUP BY test_id) l
ON l.test_id = t.id WHERE COALESCE(l.n, 0) <> 1;
