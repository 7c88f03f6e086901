package org.rubisee.bench.course;

import java.util.List;

/** What says whether an answer is right. */
public sealed interface Check permits LedgerCheck, PatchCheck {

  /** The names of the numbers that it is about, in the order in which they are given. */
  List<String> names();
}
