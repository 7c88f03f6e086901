package org.rubisee.auction.schema;

import java.util.List;
import org.rubisee.logic.Credentials;
import org.rubisee.logic.PasswordHasher;
import org.rubisee.schema.DataPlan;
import org.rubisee.schema.rows.RowBuffer;
import org.rubisee.schema.rows.RowRandom;
import org.rubisee.schema.rows.TableRows;

/** Users {@code userN} with password {@code passwordN}, N from 1, as old clients expect them. */
final class UserRows implements TableRows {

  private static final List<String> FIRST_NAMES =
      List.of(
          "Ada", "Anton", "Berta", "Carl", "Chiara", "Dmitri", "Elif", "Emma", "Farid", "Greta",
          "Hugo", "Ines", "Ivan", "Jana", "Kenji", "Lena", "Luis", "Mina", "Nora", "Otto", "Paula",
          "Rosa", "Samir", "Tessa", "Uma", "Viktor", "Wanda", "Yusuf", "Zoe");
  private static final List<String> LAST_NAMES =
      List.of(
          "Adler",
          "Baker",
          "Costa",
          "Duval",
          "Egger",
          "Farmer",
          "Garcia",
          "Hansen",
          "Ito",
          "Jansen",
          "Kowalski",
          "Lopez",
          "Meyer",
          "Novak",
          "Olsen",
          "Petit",
          "Quist",
          "Rossi",
          "Silva",
          "Tanaka",
          "Ulrich",
          "Vega",
          "Weber",
          "Yilmaz",
          "Zeman");
  private static final int MEMBERSHIP_DAYS = 1_000;

  private final DataPlan plan;
  private final Ratings ratings;
  private final PasswordHasher hasher;
  private final int regions;

  UserRows(DataPlan plan, Ratings ratings) {
    this.plan = plan;
    this.ratings = ratings;
    this.hasher = new PasswordHasher(plan.passwordIterations(), plan.passwordSeed());
    this.regions = Regions.names().size();
  }

  @Override
  public String table() {
    return "users";
  }

  @Override
  public String columns() {
    return "id, firstname, lastname, nickname, password, email, rating, balance, creation_date,"
        + " region";
  }

  @Override
  public int sources() {
    return plan.scale().users();
  }

  @Override
  public void write(int from, int to, RowBuffer out) {
    for (int row = from; row < to; row++) {
      write(row + 1, out);
    }
  }

  /** Regions take turns; everybody joined before the oldest auction began. */
  private void write(int id, RowBuffer out) {
    RowRandom random = Use.USER.random(plan.seed(), id);
    String nickname = "user" + id;
    long joined =
        Auctions.EPOCH
            - (long) Auctions.DAY_SECONDS * (Auctions.HISTORY_DAYS + Auctions.MOST_DAYS)
            - random.below(MEMBERSHIP_DAYS * Auctions.DAY_SECONDS);
    out.number(id);
    out.text(FIRST_NAMES.get(random.below(FIRST_NAMES.size())));
    out.text(LAST_NAMES.get(random.below(LAST_NAMES.size())));
    out.text(nickname);
    out.text(hasher.hash(new Credentials(nickname, "password" + id)));
    out.append(nickname).text("@rubis.example");
    out.number(ratings.of(id)).cents(0).dateTime(joined);
    out.number((id - 1) % regions + 1).endRow();
  }
}
