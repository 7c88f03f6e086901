package org.rubisee.container;

import java.util.Collection;

/**
 * The bean keeps its state itself. What must not be overwritten it locks itself, too: the container
 * cannot tell it for what it loads.
 */
record BeanManagedPersistence(BeanClass type) implements Persistence {
  @Override
  public Object create(EntityInstance pooled, String signature, Object[] arguments)
      throws Exception {
    return type.create(signature).call(pooled.bean(), arguments);
  }

  @Override
  public void load(EntityInstance ready, boolean lock) {
    Callbacks.run("ejbLoad", ready.bean()::ejbLoad);
  }

  @Override
  public void store(EntityInstance ready) {
    Callbacks.run("ejbStore", ready.bean()::ejbStore);
  }

  @Override
  public void remove(EntityInstance ready) throws Exception {
    ready.bean().ejbRemove();
  }

  @Override
  public void forget(EntityInstance passivated) {}

  @Override
  public Object findOne(EntityInstance pooled, String signature, Object[] arguments)
      throws Exception {
    return type.finder(signature).call(pooled.bean(), arguments);
  }

  @Override
  public Collection<?> findMany(EntityInstance pooled, String signature, Object[] arguments)
      throws Exception {
    return (Collection<?>) type.finder(signature).call(pooled.bean(), arguments);
  }
}
