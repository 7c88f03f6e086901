package org.rubisee.container.persistence;

import jakarta.ejb.EntityBean;
import java.util.Collection;
import org.rubisee.container.bean.BeanClass;
import org.rubisee.container.bean.Callbacks;

/**
 * The bean keeps its state itself. What must not be overwritten it locks itself, too: the container
 * cannot tell it for what it loads.
 */
public record BeanManagedPersistence(BeanClass type) implements Persistence {
  @Override
  public Object create(EntityBean pooled, String signature, Object[] arguments) throws Exception {
    return type.create(signature).call(pooled, arguments);
  }

  @Override
  public void load(EntityBean ready, Object key, boolean lock) {
    Callbacks.run("ejbLoad", ready::ejbLoad);
  }

  @Override
  public void store(EntityBean ready, Object key) {
    Callbacks.run("ejbStore", ready::ejbStore);
  }

  @Override
  public void remove(EntityBean ready, Object key) throws Exception {
    ready.ejbRemove();
  }

  @Override
  public void forget(EntityBean passivated) {}

  @Override
  public Object findOne(EntityBean pooled, String signature, Object[] arguments) throws Exception {
    return type.finder(signature).call(pooled, arguments);
  }

  @Override
  public Collection<?> findMany(EntityBean pooled, String signature, Object[] arguments)
      throws Exception {
    return (Collection<?>) type.finder(signature).call(pooled, arguments);
  }
}
