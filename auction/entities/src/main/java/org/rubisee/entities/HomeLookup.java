package org.rubisee.entities;

/** Finds homes. */
@FunctionalInterface
public interface HomeLookup {
  /**
   * The home of a bean.
   *
   * @param bean the bean's name in the deployment descriptor
   * @param type one of its home interfaces
   */
  <H> H home(String bean, Class<H> type);
}
