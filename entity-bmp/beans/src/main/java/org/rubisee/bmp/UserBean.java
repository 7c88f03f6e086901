package org.rubisee.bmp;

import jakarta.ejb.DuplicateKeyException;
import jakarta.ejb.ObjectNotFoundException;
import java.math.BigDecimal;
import java.sql.SQLException;
import java.time.LocalDateTime;
import org.rubisee.entities.UserBusiness;
import org.rubisee.model.NewUser;

/** Somebody who is registered. */
public class UserBean extends BeanManaged implements UserBusiness {
  private static final long serialVersionUID = 1;

  private static final String FIND = "SELECT id FROM users WHERE id = ?";

  private static final String LOAD =
      """
      SELECT firstname, lastname, nickname, password, email, rating, balance,
        creation_date, region
      FROM users WHERE id = ?""";

  private static final String LOCK = LOAD + " FOR UPDATE";

  private static final String STORE = "UPDATE users SET rating = ? WHERE id = ?";

  private static final String INSERT =
      """
      INSERT INTO users (id, firstname, lastname, nickname, password, email, rating,
        balance, creation_date, region)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""";

  private static final String REMOVE = "DELETE FROM users WHERE id = ?";

  private static final String FIND_BY_NICK_NAME = "SELECT id FROM users WHERE nickname = ?";

  private String firstName;
  private String lastName;
  private String nickName;
  private String password;
  private String email;
  private int rating;
  private BigDecimal balance;
  private LocalDateTime creationDate;
  private int regionId;

  /** An instance in the pool. */
  public UserBean() {
    super("user", FIND, LOAD, REMOVE);
  }

  /** Creates the row. */
  public Integer ejbCreate(NewUser user, Integer region, LocalDateTime now)
      throws DuplicateKeyException {
    register(user, region, now);
    return insert(
        INSERT,
        getId(),
        firstName,
        lastName,
        nickName,
        password,
        email,
        rating,
        balance,
        creationDate,
        regionId);
  }

  /** The bean creates nothing else. */
  public void ejbPostCreate(NewUser user, Integer region, LocalDateTime now) {}

  /** The key of the row that has it. */
  public Integer ejbFindByNickName(String name) throws ObjectNotFoundException {
    return findOne(FIND_BY_NICK_NAME, name);
  }

  @Override
  void read(Columns row) throws SQLException {
    firstName = row.text();
    lastName = row.text();
    nickName = row.text();
    password = row.text();
    email = row.text();
    rating = row.number();
    balance = row.amount();
    creationDate = row.dateTime();
    regionId = row.number();
  }

  @Override
  void store() {
    write(STORE, rating, getId());
  }

  /** Locks the row first, so that concurrent transactions lose no update. */
  @Override
  public void addRating(int received) {
    lock(LOCK);
    UserBusiness.super.addRating(received);
  }

  @Override
  public String getFirstName() {
    return firstName;
  }

  @Override
  public void setFirstName(String newFirstName) {
    firstName = newFirstName;
  }

  @Override
  public String getLastName() {
    return lastName;
  }

  @Override
  public void setLastName(String newLastName) {
    lastName = newLastName;
  }

  @Override
  public String getNickName() {
    return nickName;
  }

  @Override
  public void setNickName(String newNickName) {
    nickName = newNickName;
  }

  @Override
  public String getPassword() {
    return password;
  }

  @Override
  public void setPassword(String newPassword) {
    password = newPassword;
  }

  @Override
  public String getEmail() {
    return email;
  }

  @Override
  public void setEmail(String newEmail) {
    email = newEmail;
  }

  @Override
  public int getRating() {
    return rating;
  }

  @Override
  public void setRating(int newRating) {
    rating = newRating;
    changed();
  }

  @Override
  public BigDecimal getBalance() {
    return balance;
  }

  @Override
  public void setBalance(BigDecimal newBalance) {
    balance = newBalance;
  }

  @Override
  public LocalDateTime getCreationDate() {
    return creationDate;
  }

  @Override
  public void setCreationDate(LocalDateTime newCreationDate) {
    creationDate = newCreationDate;
  }

  @Override
  public int getRegionId() {
    return regionId;
  }

  @Override
  public void setRegionId(int newRegionId) {
    regionId = newRegionId;
  }
}
