package org.rubisee.application;

/** Brings an application to the class path: a service, found by {@link Applications}. */
@FunctionalInterface
public interface ApplicationProvider {

  /** The application; the same at each call. */
  Application application();
}
