package org.rubisee.container.persistence;

import jakarta.ejb.DuplicateKeyException;
import jakarta.ejb.EJBException;
import jakarta.ejb.EntityBean;
import jakarta.ejb.NoSuchObjectLocalException;
import jakarta.ejb.ObjectNotFoundException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.rubisee.container.bean.BeanClass;
import org.rubisee.container.bean.Callbacks;
import org.rubisee.container.descriptor.EntityDescriptor;
import org.rubisee.container.descriptor.EntityDescriptor.ContainerManaged;

/**
 * The container keeps the state: a row is loaded whole, and the columns of changed fields are
 * stored. Finders ask for keys, or, when they read ahead, for states, which are kept until they are
 * loaded or the transaction ends.
 */
public final class ContainerManagedPersistence implements Persistence {
  private final String bean;
  private final BeanClass type;
  private final ContainerManaged description;
  private final Extras extras;
  private final Supplier<StateSession> sessions;
  private final Map<String, String> finders = new HashMap<>();
  private final Map<Long, String> updates = new ConcurrentHashMap<>();
  private final KeyType keyType;
  private final String byKey;
  private final String ofKey;

  /**
   * What the specification leaves to the container.
   *
   * @param insertCheck whether a key is looked for before its row is inserted
   * @param readAhead whether finders ask for states
   */
  public record Extras(boolean insertCheck, boolean readAhead) {}

  /**
   * The persistence of a bean.
   *
   * @param entity what it is; its state is container-managed
   * @param type its class
   * @param keyClass the class of its primary key
   * @param extras what the specification leaves open
   * @param sessions gives the session of the calling thread's transaction
   */
  public ContainerManagedPersistence(
      EntityDescriptor entity,
      BeanClass type,
      Class<?> keyClass,
      Extras extras,
      Supplier<StateSession> sessions) {
    bean = entity.name();
    description = entity.containerManaged().orElseThrow();
    this.type = type;
    this.extras = extras;
    this.sessions = sessions;
    keyType = new KeyType(description, keyClass);
    byKey = "findByPrimaryKey(" + keyClass.getSimpleName() + ")";
    ofKey = description.schema() + " s" + keyType.where("s", 1);
    finders.put(byKey, selected("SELECT OBJECT(s) from " + ofKey));
    description.queries().forEach((finder, ejbQl) -> finders.put(finder, selected(ejbQl)));
  }

  private String selected(String ejbQl) {
    return extras.readAhead ? EjbQl.forStates(ejbQl) : EjbQl.forKeys(ejbQl, keyType.fields());
  }

  private StateSession session() {
    return sessions.get();
  }

  private static CmpInstance cmp(EntityBean instance) {
    return (CmpInstance) instance;
  }

  @Override
  public Object create(EntityBean pooled, String signature, Object[] arguments) throws Exception {
    CmpInstance instance = cmp(pooled);
    CmpState state = instance.newState();
    instance.useState(state);
    type.create(signature).call(instance, arguments);
    if (extras.insertCheck) {
      requireNew(state);
    }
    try {
      session().insert(state);
    } catch (DuplicateStateException e) {
      throw new DuplicateKeyException(e.getMessage());
    }
    state.clearChanges();
    return keyType.of(state);
  }

  /** A key that the database gives is not known before, and always new. */
  private void requireNew(CmpState state) throws DuplicateKeyException {
    if (keyType.isKnown(state)) {
      Object key = keyType.of(state);
      if (!find(byKey, keyType.parts(key)).isEmpty()) {
        throw new DuplicateKeyException("There is a " + bean + " " + key + " already");
      }
    }
  }

  @Override
  public void load(EntityBean ready, Object key, boolean lock) {
    CmpInstance instance = cmp(ready);
    CmpState state =
        session()
            .get(instance.newState().getClass(), key, lock)
            .orElseThrow(() -> new NoSuchObjectLocalException(gone(key)));
    state.clearChanges();
    instance.useState(state);
    Callbacks.run("ejbLoad", instance::ejbLoad);
  }

  private String gone(Object key) {
    return "There is no " + bean + " " + key + " any more";
  }

  @Override
  public void store(EntityBean ready, Object key) {
    CmpInstance instance = cmp(ready);
    Callbacks.run("ejbStore", instance::ejbStore);
    CmpState state = instance.state();
    long changes = state.changes();
    if (changes != 0) {
      session().write(update(changes), changedFields(state, changes, key));
      state.clearChanges();
    }
  }

  /** The statement that stores these fields. */
  private String update(long changes) {
    return updates.computeIfAbsent(
        changes,
        bits -> {
          List<String> parts = new ArrayList<>();
          for (int place = 0; place < description.fields().size(); place++) {
            if ((bits & 1L << place) != 0) {
              parts.add("s." + description.fields().get(place) + " = ?" + (parts.size() + 1));
            }
          }
          return "update "
              + description.schema()
              + " s set "
              + String.join(", ", parts)
              + keyType.where("s", parts.size() + 1);
        });
  }

  private List<Object> changedFields(CmpState state, long changes, Object key) {
    List<Object> values = new ArrayList<>();
    for (int place = 0; place < description.fields().size(); place++) {
      if ((changes & 1L << place) != 0) {
        values.add(state.field(place));
      }
    }
    values.addAll(List.of(keyType.parts(key)));
    return values;
  }

  @Override
  public void remove(EntityBean ready, Object key) throws Exception {
    ready.ejbRemove();
    session().write("delete from " + ofKey, List.of(keyType.parts(key)));
  }

  @Override
  public void forget(EntityBean passivated) {
    cmp(passivated).useState(null);
  }

  @Override
  public Object findOne(EntityBean pooled, String signature, Object[] arguments)
      throws ObjectNotFoundException {
    List<Object> keys =
        signature.equals(byKey)
            ? find(signature, keyType.parts(arguments[0]))
            : find(signature, arguments);
    if (keys.isEmpty()) {
      throw new ObjectNotFoundException("No " + bean + " " + List.of(arguments) + " is there");
    }
    return keys.get(0);
  }

  @Override
  public Collection<?> findMany(EntityBean pooled, String signature, Object[] arguments) {
    return find(signature, arguments);
  }

  private List<Object> find(String signature, Object... arguments) {
    String query = query(signature);
    if (!extras.readAhead) {
      return session().keys(query, arguments).stream().map(keyType::ofColumns).toList();
    }
    List<Object> keys = new ArrayList<>();
    for (CmpState state : session().states(query, arguments)) {
      Object key = keyType.of(state);
      keys.add(key);
      session().readAhead(key, state);
    }
    return keys;
  }

  private String query(String signature) {
    String query = finders.get(signature);
    if (query == null) {
      throw new EJBException(
          "Bean " + bean + " has no <query> for " + signature + ": see ejb-jar.xml");
    }
    return query;
  }
}
