package org.rubisee.container.persistence;

import jakarta.ejb.EntityBean;

/** A bean with generated accessors: what the container adds to the abstract class. */
public interface CmpInstance extends EntityBean {
  /** An empty state of this bean. */
  CmpState newState();

  /** The state that the accessors read and write; only while the instance is ready. */
  CmpState state();

  /** Gives the accessors another state to work on. */
  void useState(CmpState state);
}
