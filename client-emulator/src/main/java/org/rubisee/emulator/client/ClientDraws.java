package org.rubisee.emulator.client;

import org.rubisee.emulator.customer.Draws;

/** The random numbers of one client, in all its sessions. */
public interface ClientDraws extends Draws {

  /** A session begins: what is drawn from now on is for this one. */
  void sessionBegins();

  /** An interaction has ended: what is drawn from now on is for the next one. */
  void interactionEnded();
}
