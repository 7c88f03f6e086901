package org.rubisee.bmp;

import jakarta.ejb.DuplicateKeyException;
import jakarta.ejb.EntityContext;
import jakarta.ejb.ObjectNotFoundException;
import java.sql.SQLException;
import java.util.Collection;
import org.rubisee.entities.AbstractEntity;

/**
 * The frame of the beans: when the container calls what, and which of a bean's statements runs
 * then. A bean class adds its statements, its columns, its finders, and how it is created.
 */
public abstract class BeanManaged extends AbstractEntity {
  private static final long serialVersionUID = 1;

  private final String entity;
  private final String find;
  private final String load;
  private final String remove;
  private transient Table table;
  private Integer id;
  private boolean changed;

  /**
   * An instance in the pool.
   *
   * @param entity what its rows are, for messages
   * @param find selects the key of the row with a key
   * @param load selects, of the row with a key, the columns that {@link #read} reads
   * @param remove deletes the row with a key
   */
  BeanManaged(String entity, String find, String load, String remove) {
    this.entity = entity;
    this.find = find;
    this.load = load;
    this.remove = remove;
  }

  /** Takes on the state of a row. */
  abstract void read(Columns row) throws SQLException;

  /** Updates the row; called only when something changed. Without it, nothing is updated. */
  void store() {}

  /** The container gives the instance its context before anything else. */
  @Override
  public void setEntityContext(EntityContext context) {
    super.setEntityContext(context);
    table = new Table(entity, context);
  }

  /** The key, if there is such a row; on an instance in the pool, which stays there. */
  public Integer ejbFindByPrimaryKey(Integer key) throws ObjectNotFoundException {
    return findOne(find, key);
  }

  /** Before a business method, when the state may be an old one. */
  @Override
  public void ejbLoad() {
    id = (Integer) context().getPrimaryKey();
    load(load);
  }

  /** At the end of the transaction, or of a call without one. */
  @Override
  public void ejbStore() {
    if (changed) {
      store();
      changed = false;
    }
  }

  /** When a caller removes the entity. */
  @Override
  public void ejbRemove() {
    write(remove, id);
  }

  /** Reads the row again, locking it, so that concurrent transactions lose no update. */
  final void lock(String sql) {
    if (!changed) {
      load(sql);
    }
  }

  private void load(String sql) {
    table.load(sql, id, this::read);
    changed = false;
  }

  /** Inserts the row of a new entity; its key is what {@code ejbCreate} returns. */
  final Integer insert(String sql, Object... columns) throws DuplicateKeyException {
    table.insert(sql, columns);
    changed = false;
    return id;
  }

  /** The same after other entities were changed: their changes are undone if a column is taken. */
  final Integer insertOrUndo(String sql, Object... columns) throws DuplicateKeyException {
    try {
      return insert(sql, columns);
    } catch (DuplicateKeyException e) {
      context().setRollbackOnly();
      throw e;
    }
  }

  /** Updates or deletes the row of a key, which is the last parameter. */
  final void write(String sql, Object... parameters) {
    table.write(sql, parameters);
  }

  /** The key that a single-object finder's statement finds. */
  final Integer findOne(String sql, Object parameter) throws ObjectNotFoundException {
    return table.findOne(sql, parameter);
  }

  /** The keys that a finder's statement finds. */
  final Collection<Integer> findMany(String sql, Object... parameters) {
    return table.findMany(sql, parameters);
  }

  /** There is something to store. */
  final void changed() {
    changed = true;
  }

  @Override
  public Integer getId() {
    return id;
  }

  @Override
  public void setId(Integer newId) {
    id = newId;
  }
}
