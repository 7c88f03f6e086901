package org.rubisee.bookstore.schema;

import org.rubisee.schema.DataPlan;
import org.rubisee.schema.rows.RowBuffer;
import org.rubisee.schema.rows.RowRandom;
import org.rubisee.schema.rows.TableRows;
import org.rubisee.schema.rows.TextPool;

/** The authors. */
final class AuthorRows implements TableRows {

  private final DataPlan plan;
  private final SearchWords words;
  private final TextPool prose;

  AuthorRows(DataPlan plan, TextPool prose) {
    this.plan = plan;
    this.words = new SearchWords(plan.scale().items());
    this.prose = prose;
  }

  @Override
  public String table() {
    return "author";
  }

  @Override
  public String columns() {
    return "a_id, a_fname, a_lname, a_mname, a_dob, a_bio";
  }

  @Override
  public int sources() {
    return Books.authors(plan.scale());
  }

  @Override
  public void write(int from, int to, RowBuffer out) {
    for (int id = from + 1; id <= to; id++) {
      RowRandom random = Use.AUTHOR.random(plan.seed(), id);
      out.number(id).text(PseudoWords.name(random, 3, 20)).text(words.ofAuthor(id));
      out.text(PseudoWords.name(random, 1, 20)).date(LoadTime.dayOf(random, 1800, 1990));
      prose.append(out, random, random.between(125, 500));
      out.separate().endRow();
    }
  }
}
