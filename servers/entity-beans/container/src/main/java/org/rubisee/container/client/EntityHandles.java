package org.rubisee.container.client;

import jakarta.ejb.EJBHome;
import jakarta.ejb.EJBObject;
import jakarta.ejb.Handle;
import jakarta.ejb.HomeHandle;

/** Handles: references are serializable themselves, so a handle only holds one. */
final class EntityHandles {
  private EntityHandles() {}

  /** The handle of an entity. */
  record OfEntity(EJBObject reference) implements Handle {
    @Override
    public EJBObject getEJBObject() {
      return reference;
    }
  }

  /** The handle of a home. */
  record OfHome(EJBHome home) implements HomeHandle {
    @Override
    public EJBHome getEJBHome() {
      return home;
    }
  }
}
