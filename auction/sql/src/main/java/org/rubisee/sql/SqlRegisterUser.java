package org.rubisee.sql;

import java.sql.Connection;
import java.time.LocalDateTime;
import org.rubisee.jdbc.Statements;
import org.rubisee.logic.RejectedException;
import org.rubisee.model.NewUser;
import org.rubisee.model.RegisterUser;
import org.rubisee.model.RegisteredUser;
import org.rubisee.model.Rejection;
import org.rubisee.model.UserDetails;
import org.rubisee.settings.BusinessClock;

/**
 * Registers a user: two statements in one transaction. Whether the nickname is taken is looked up
 * first, so that a refusal uses up no id; the unique key decides between two who ask at once.
 */
public final class SqlRegisterUser implements RegisterUser {
  private static final String REGION_AND_NICKNAME =
      """
      SELECT id, name, EXISTS (SELECT 1 FROM users WHERE nickname = ?)
      FROM regions
      WHERE name = ?""";

  private static final String INSERT_USER =
      """
      INSERT INTO users (firstname, lastname, nickname, password, email, rating, balance,
        creation_date, region)
      VALUES (?, ?, ?, ?, ?, 0, 0, ?, ?)""";

  private final Statements statements;
  private final BusinessClock clock;

  /** The use case on this connection. */
  public SqlRegisterUser(Connection connection, BusinessClock clock) {
    statements = new Statements("RegisterUser", connection);
    this.clock = clock;
  }

  @Override
  public RegisteredUser registerUser(NewUser user) throws RejectedException {
    RegionAndNickname found =
        statements
            .one(
                REGION_AND_NICKNAME,
                row -> new RegionAndNickname(row.number(), row.text(), row.flag()),
                user.nickname(),
                user.regionName())
            .orElseThrow(() -> new RejectedException(Rejection.NO_SUCH_REGION));
    if (found.nicknameTaken()) {
      throw new RejectedException(Rejection.NICKNAME_TAKEN);
    }
    LocalDateTime now = clock.now();
    int id = insert(user, found.regionId(), now);
    return new RegisteredUser(
        new UserDetails(
            id, user.firstname(), user.lastname(), user.nickname(), user.email(), 0, now),
        found.regionName());
  }

  private int insert(NewUser user, int regionId, LocalDateTime now) throws RejectedException {
    return statements
        .insertIfUnique(
            INSERT_USER,
            user.firstname(),
            user.lastname(),
            user.nickname(),
            user.passwordHash(),
            user.email(),
            now,
            regionId)
        .orElseThrow(() -> new RejectedException(Rejection.NICKNAME_TAKEN));
  }

  private record RegionAndNickname(int regionId, String regionName, boolean nicknameTaken) {}
}
