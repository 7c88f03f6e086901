package org.rubisee.container.bean;

import jakarta.ejb.EJBException;
import jakarta.ejb.NoSuchEntityException;
import jakarta.ejb.NoSuchObjectLocalException;
import java.rmi.RemoteException;

/** Runs the life-cycle methods of a bean. */
public final class Callbacks {
  private Callbacks() {}

  /** One of the methods of {@link jakarta.ejb.EntityBean}. */
  @FunctionalInterface
  public interface Callback {
    void run() throws RemoteException;
  }

  public static void run(String name, Callback callback) {
    try {
      callback.run();
    } catch (NoSuchEntityException e) {
      throw gone(e);
    } catch (RemoteException e) {
      throw new EJBException(name + " failed: " + e.getMessage(), e);
    }
  }

  /** The entity does not exist, in the words of the local view. */
  static NoSuchObjectLocalException gone(NoSuchEntityException e) {
    return new NoSuchObjectLocalException(e.getMessage(), e);
  }
}
