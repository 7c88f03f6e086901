package org.rubisee.bmp;

import jakarta.ejb.DuplicateKeyException;
import jakarta.ejb.EntityContext;
import jakarta.ejb.ObjectNotFoundException;
import java.math.BigDecimal;
import java.sql.SQLException;
import java.time.LocalDateTime;
import org.rubisee.entities.UserBusiness;
import org.rubisee.model.NewUser;

/** Somebody who is registered. */
public class UserBean extends UserBusiness {
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

  private transient Table table;
  private Integer id;
  private String firstName;
  private String lastName;
  private String nickName;
  private String password;
  private String email;
  private int rating;
  private BigDecimal balance;
  private LocalDateTime creationDate;
  private int regionId;
  private boolean changed;

  @Override
  public void setEntityContext(EntityContext context) {
    super.setEntityContext(context);
    table = new Table("user", context);
  }

  /** Creates the row. */
  public Integer ejbCreate(NewUser user, Integer region, LocalDateTime now)
      throws DuplicateKeyException {
    register(user, region, now);
    table.insert(
        INSERT,
        id,
        firstName,
        lastName,
        nickName,
        password,
        email,
        rating,
        balance,
        creationDate,
        regionId);
    changed = false;
    return id;
  }

  /** The bean creates nothing else. */
  public void ejbPostCreate(NewUser user, Integer region, LocalDateTime now) {}

  /** The key, if there is such a row. */
  public Integer ejbFindByPrimaryKey(Integer key) throws ObjectNotFoundException {
    return table.findOne(FIND, key);
  }

  /** The key of the row that has it. */
  public Integer ejbFindByNickName(String name) throws ObjectNotFoundException {
    return table.findOne(FIND_BY_NICK_NAME, name);
  }

  @Override
  public void ejbLoad() {
    id = (Integer) context().getPrimaryKey();
    table.load(LOAD, id, this::read);
  }

  private void read(Columns row) throws SQLException {
    firstName = row.text();
    lastName = row.text();
    nickName = row.text();
    password = row.text();
    email = row.text();
    rating = row.number();
    balance = row.amount();
    creationDate = row.dateTime();
    regionId = row.number();
    changed = false;
  }

  @Override
  public void ejbStore() {
    if (changed) {
      table.write(STORE, rating, id);
      changed = false;
    }
  }

  @Override
  public void ejbRemove() {
    table.write(REMOVE, id);
  }

  /** Locks the row first, so that concurrent transactions lose no update. */
  @Override
  public void addRating(int received) {
    if (!changed) {
      table.load(LOCK, id, this::read);
    }
    super.addRating(received);
  }

  @Override
  public Integer getId() {
    return id;
  }

  @Override
  public void setId(Integer newId) {
    id = newId;
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
    changed = true;
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
