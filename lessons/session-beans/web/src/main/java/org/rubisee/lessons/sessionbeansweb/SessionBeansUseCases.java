package org.rubisee.lessons.sessionbeansweb;

import org.rubisee.beans.RemoteBeans;
import org.rubisee.lessons.model.Lessons;
import org.rubisee.lessons.model.UseCases;

/** The session bean of the application tier. */
public final class SessionBeansUseCases implements UseCases {
  private final RemoteBeans beans = RemoteBeans.of("lessons-session-beans", System.getProperties());

  @Override
  public Lessons lessons() {
    return beans.find(Lessons.class);
  }
}
