package org.rubisee.entitycontract.conformance;

import jakarta.ejb.CreateException;
import jakarta.ejb.DuplicateKeyException;
import jakarta.ejb.EJBException;
import jakarta.ejb.EntityContext;
import jakarta.ejb.FinderException;
import jakarta.ejb.NoSuchEntityException;
import jakarta.ejb.ObjectNotFoundException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLIntegrityConstraintViolationException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import javax.sql.DataSource;

/** The account with bean-managed persistence. */
public class BmpAccountBean extends AccountBean {
  private static final long serialVersionUID = 1;

  private transient DataSource database;
  private Integer id;
  private String owner;
  private int balance;

  @Override
  public Integer getId() {
    return id;
  }

  @Override
  public void setId(Integer newId) {
    id = newId;
  }

  @Override
  public String getOwner() {
    return owner;
  }

  @Override
  public void setOwner(String newOwner) {
    owner = newOwner;
  }

  @Override
  public int getBalance() {
    return balance;
  }

  @Override
  public void setBalance(int newBalance) {
    balance = newBalance;
  }

  @Override
  public void setEntityContext(EntityContext context) {
    super.setEntityContext(context);
    database = (DataSource) context.lookup("jdbc/Accounts");
  }

  /** Creates the account. */
  public Integer ejbCreate(Integer newId, String newOwner, int newBalance) throws CreateException {
    open(newId, newOwner, newBalance);
    try {
      write("INSERT INTO accounts (id, owner, balance) VALUES (?, ?, ?)", id, owner, balance);
    } catch (SQLIntegrityConstraintViolationException e) {
      throw new DuplicateKeyException("Account " + id + " is there");
    } catch (SQLException e) {
      throw new EJBException(e);
    }
    return id;
  }

  /** The key, if there is such an account. */
  public Integer ejbFindByPrimaryKey(Integer key) throws FinderException {
    note("ejbFindByPrimaryKey");
    return one("SELECT id FROM accounts WHERE id = ?", key);
  }

  /** The key of an owner's account. */
  public Integer ejbFindByOwner(String name) throws FinderException {
    note("ejbFindByOwner");
    return one("SELECT id FROM accounts WHERE owner = ?", name);
  }

  /** The keys of accounts with more than a balance. */
  public Collection<Integer> ejbFindRicherThan(int limit) throws FinderException {
    note("ejbFindRicherThan");
    return keys("SELECT id FROM accounts WHERE balance > ? ORDER BY id", limit);
  }

  private Integer one(String sql, Object parameter) throws ObjectNotFoundException {
    List<Integer> keys = keys(sql, parameter);
    if (keys.isEmpty()) {
      throw new ObjectNotFoundException("No account " + parameter);
    }
    return keys.get(0);
  }

  private List<Integer> keys(String sql, Object parameter) {
    try (Connection connection = database.getConnection();
        PreparedStatement statement = connection.prepareStatement(sql)) {
      statement.setObject(1, parameter);
      List<Integer> keys = new ArrayList<>();
      try (ResultSet rows = statement.executeQuery()) {
        while (rows.next()) {
          keys.add(rows.getInt(1));
        }
      }
      return keys;
    } catch (SQLException e) {
      throw new EJBException(e);
    }
  }

  @Override
  public void ejbLoad() {
    super.ejbLoad();
    id = (Integer) context().getPrimaryKey();
    try (Connection connection = database.getConnection();
        PreparedStatement statement =
            connection.prepareStatement("SELECT owner, balance FROM accounts WHERE id = ?")) {
      statement.setObject(1, id);
      try (ResultSet row = statement.executeQuery()) {
        if (!row.next()) {
          throw new NoSuchEntityException("Account " + id + " is gone");
        }
        owner = row.getString(1);
        balance = row.getInt(2);
      }
    } catch (SQLException e) {
      throw new EJBException(e);
    }
  }

  @Override
  public void ejbStore() {
    super.ejbStore();
    tryToWrite("UPDATE accounts SET owner = ?, balance = ? WHERE id = ?", owner, balance, id);
  }

  @Override
  public void ejbRemove() {
    super.ejbRemove();
    tryToWrite("DELETE FROM accounts WHERE id = ?", id);
  }

  private void tryToWrite(String sql, Object... parameters) {
    try {
      write(sql, parameters);
    } catch (SQLException e) {
      throw new EJBException(e);
    }
  }

  private void write(String sql, Object... parameters) throws SQLException {
    try (Connection connection = database.getConnection();
        PreparedStatement statement = connection.prepareStatement(sql)) {
      for (int i = 0; i < parameters.length; i++) {
        statement.setObject(i + 1, parameters[i]);
      }
      statement.executeUpdate();
    }
  }
}
