package org.rubisee.lessons.model;

/** What a WAR provides as a service, so that the pages find the implementation. */
public interface UseCases {

  /** The cases of the implementation, to be asked for anew for each request. */
  Lessons lessons();
}
