package org.rubisee.entities;

/**
 * What business methods are written over: the accessors of a bean's columns, each entity's in an
 * interface of its own, and the way to other beans. They are default methods of these interfaces,
 * so that a bean class is free to inherit from what keeps its state.
 */
public interface EntityBusiness {
  Integer getId();

  void setId(Integer id);

  /** The way to the beans that this one calls. */
  OtherBeans others();
}
