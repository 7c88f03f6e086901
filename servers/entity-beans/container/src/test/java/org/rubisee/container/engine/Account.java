package org.rubisee.container.engine;

import jakarta.ejb.EJBLocalObject;
import jakarta.ejb.EJBObject;
import java.io.IOException;
import java.util.List;

/** Business methods of the bean that the container is tested with. */
public interface Account {
  int getBalance() throws IOException;

  void deposit(int amount) throws IOException;

  /** Changes the balance, then throws, with rollback. */
  void overdraw(int amount) throws OverdrawnException, IOException;

  /** Changes the balance, then throws, without rollback. */
  void depositAndComplain(int amount) throws ComplaintException, IOException;

  /** Fails as programs do. */
  void breakDown() throws IOException;

  /** Throws an Error. */
  void crash() throws IOException;

  /** Calls itself by its reference. */
  int getLoopBack() throws IOException;

  /** Whether the argument is the very same object as the constant of the test. */
  List<String> getBack(List<String> argument) throws IOException;

  /** Status of the transaction that the method runs in. */
  int getStatus() throws IOException;

  /** The same by a method that is not named as a getter. */
  int changedIn() throws IOException;

  int getInNew() throws IOException;

  int getInCallers() throws IOException;

  int getInNone() throws IOException;

  int getInAny() throws IOException;

  int getNever() throws IOException;

  interface Remote extends Account, EJBObject {}

  interface Local extends Account, EJBLocalObject {}
}
