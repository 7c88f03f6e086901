package org.rubisee.bookstore.schema;

import java.util.Locale;
import org.rubisee.bookstore.model.BookstoreRules;
import org.rubisee.bookstore.model.CustomerLimits;
import org.rubisee.bookstore.model.Discount;
import org.rubisee.bookstore.schema.Sessions.Session;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.PasswordHasher;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.rows.RowBuffer;
import org.rubisee.schema.rows.RowRandom;
import org.rubisee.schema.rows.TableRows;
import org.rubisee.schema.rows.TextPool;

/** The customers. {@link BookstoreRules#credentials} says what they are called. */
final class CustomerRows implements TableRows {

  private static final int MOST_PAID_CENTS = 99_999;

  private final DataPlan plan;
  private final Sessions sessions;
  private final TextPool prose;
  private final PasswordHasher hasher;

  CustomerRows(DataPlan plan, TextPool prose) {
    this.plan = plan;
    this.sessions = new Sessions(plan);
    this.prose = prose;
    this.hasher = new PasswordHasher(plan.passwordIterations(), plan.passwordSeed());
  }

  @Override
  public String table() {
    return "customer";
  }

  @Override
  public String columns() {
    return "c_id, c_uname, c_passwd, c_fname, c_lname, c_addr_id, c_phone, c_email, c_since,"
        + " c_last_login, c_login, c_expiration, c_discount, c_balance, c_ytd_pmt, c_birthdate,"
        + " c_data";
  }

  @Override
  public int sources() {
    return plan.scale().users();
  }

  @Override
  public void write(int from, int to, RowBuffer out) {
    for (int id = from + 1; id <= to; id++) {
      write(id, Use.CUSTOMER.random(plan.seed(), id), out);
    }
  }

  private void write(int id, RowRandom random, RowBuffer out) {
    Credentials credentials = BookstoreRules.credentials(id);
    Session session = sessions.of(id);
    out.number(id).text(credentials.nickname()).text(hasher.hash(credentials));
    out.text(PseudoWords.name(random, 8, 15)).text(PseudoWords.name(random, 8, 15));
    out.number(id).text(PseudoWords.digits(random, 9, 16));
    out.append(credentials.password()).append("@");
    out.append(PseudoWords.name(random, 2, 9).toLowerCase(Locale.ROOT)).text(".example");
    out.date(session.since()).date(session.lastDay());
    out.dateTime(session.login()).dateTime(session.expiration());
    out.cents(random.between(0, Discount.MAX_PERCENT)).cents(0);
    out.cents(random.between(0, MOST_PAID_CENTS)).date(LoadTime.dayOf(random, 1880, 2000));
    prose.append(out, random, random.between(100, CustomerLimits.MAX_DATA));
    out.separate().endRow();
  }
}
